import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconBell } from '@tabler/icons-react'
import { useId } from 'react'
import { useDisclosure } from '@/ui/accordion/use-disclosure'
import styles from './notifications-bell.module.css'

/** What there is to know, of this page only: the provider sends none. */
const notifications = [
  {
    id: 1,
    title: msg`Nouvelle inscription`,
    message: msg`Un nouvel usager s’est inscrit. Le tableau de bord présente les dernières inscriptions.`,
  },
]

/** The bell with its counter; it opens the list. */
export function NotificationsBell() {
  const { t } = useLingui()
  const { open, setOpen, box, button } = useDisclosure()
  const panel = useId()
  const count = notifications.length
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div ref={box} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.bell}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <IconBell aria-hidden />
        <span className="visually-hidden">
          <Trans>Notifications</Trans>{' '}
        </span>
        <span className={styles.count}>{count}</span>
      </button>
      <section id={panel} hidden={!open} className={styles.dropdown} aria-label={t`Notifications`}>
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
        <button type="button" className={styles.close} onClick={close}>
          <Trans>Fermer</Trans>
        </button>
      </section>
    </div>
  )
}
