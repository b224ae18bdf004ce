import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './notifications-bell.module.css'

/** What there is to know, of this page only: the provider sends none. */
const notifications = [
  {
    id: 1,
    title: msg`Nouvelle inscription`,
    message: msg`Un nouvel usager s’est inscrit. Le tableau de bord montre les derniers inscrits.`,
  },
]

/** The bell with its counter; it opens the list. */
export function NotificationsBell() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const count = notifications.length
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width={300}
      withinPortal={false}
      hideDetached={false}
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <button type="button" className={styles.bell} onClick={() => setOpen(!open)}>
          <IconBell aria-hidden />
          <span className="visually-hidden">
            <Trans>Notifications</Trans>{' '}
          </span>
          <span className={styles.count}>{count}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown ?? ''} aria-label={t`Notifications`}>
        <p className={styles.head}>
          <Plural value={count} one="# notification" other="# notifications" />
        </p>
        <ul role="list">
          {notifications.map(({ id, title, message }) => (
            <li key={id} className={styles.item}>
              <strong>{t(title)}</strong>
              <p>{t(message)}</p>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.close} onClick={() => setOpen(false)}>
          <Trans>Fermer</Trans>
        </button>
      </Popover.Dropdown>
    </Popover>
  )
}
