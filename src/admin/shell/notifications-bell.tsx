import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Indicator, Paper } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useDisclosure } from '@/ui/accordion/use-disclosure'
import styles from './notifications-bell.module.css'

/** The notifications of this page; the provider sends none. */
const notifications = [
  {
    id: 1,
    title: msg`Nouvelle inscription`,
    message: msg`Un nouvel usager s’est inscrit. Le tableau de bord présente les dernières inscriptions.`,
  },
]

/**
 * The bell with the number of notifications nobody has read; opening the list reads them. Its panel always hangs at the
 * same place: Mantine's `Popover` and `Menu` would bring Floating UI for it, 31 KiB.
 */
export function NotificationsBell() {
  const { t } = useLingui()
  const { open, setOpen, box, button } = useDisclosure()
  const [unread, setUnread] = useState(notifications.length)
  const panel = useId()
  const count = notifications.length
  const toggle = () => {
    setOpen(!open)
    setUnread(0)
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div ref={box} className={styles.bell}>
      <ActionIcon
        ref={button}
        radius="xl"
        className={styles.bell}
        aria-expanded={open}
        aria-controls={panel}
        onClick={toggle}
      >
        <span className="visually-hidden">
          <Trans>Notifications</Trans>{' '}
        </span>
        <Indicator inline label={unread} disabled={unread === 0} color="red" size={19} className={styles.indicator}>
          <IconBell aria-hidden />
        </Indicator>
      </ActionIcon>
      <Paper id={panel} component="section" hidden={!open} className={styles.panel} aria-label={t`Notifications`}>
        <p className={`soft strong ${styles.head}`}>
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
        <Button variant="subtle" px="sm" className={styles.close} onClick={close}>
          <Trans>Fermer</Trans>
        </Button>
      </Paper>
    </div>
  )
}
