import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '@/ui/button/button'
import { AccountMenu } from './account-menu'
import { MenuItem, menu } from './menu'
import styles from './menu-drawer.module.css'

/**
 * The menu of phones: a native dialog, which keeps the focus inside and closes on Escape. It is drawn when it is first
 * opened: no page is made larger by it.
 */
export function MenuDrawer() {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const [wanted, setWanted] = useState(false)
  function open() {
    flushSync(() => setWanted(true))
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  return (
    <>
      <button type="button" className={buttonClass('quiet', styles.opener)} aria-haspopup="dialog" onClick={open}>
        {t`Menu`}
      </button>
      <dialog ref={dialog} className={styles.drawer} aria-label={t`Menu`} closedby="any">
        {wanted && (
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
        )}
      </dialog>
    </>
  )
}
