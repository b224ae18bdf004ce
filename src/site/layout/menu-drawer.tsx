import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { buttonClass } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { AccountMenu } from './account-menu'
import { MenuItem, menu } from './menu'
import styles from './menu-drawer.module.css'

/** The menu of phones; wide screens have the bar. */
export function MenuDrawer() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={buttonClass('quiet', styles.opener)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t`Menu`}
      </button>
      {open && (
        <Dialog className={styles.drawer} aria-label={t`Menu`} closedby="any" onClose={close}>
          <div className={styles.sheet}>
            <button type="button" className={buttonClass('quiet', styles.closer)} onClick={close}>
              <IconX aria-hidden />
              {t`Fermer`}
            </button>
            <nav aria-label={t`Navigation principale`}>
              {menu.map((entry) =>
                'to' in entry ? (
                  <MenuItem key={entry.label.id} link={entry} className={styles.single} onChoose={close} />
                ) : (
                  <section key={entry.label.id} className={styles.group}>
                    <h2 className={styles.heading}>{t(entry.label)}</h2>
                    <ul role="list">
                      {entry.links.map((link) => (
                        <li key={link.to}>
                          <MenuItem link={link} className={styles.link} onChoose={close} />
                        </li>
                      ))}
                    </ul>
                  </section>
                ),
              )}
            </nav>
            <AccountMenu place="drawer" onChoose={close} />
          </div>
        </Dialog>
      )}
    </>
  )
}
