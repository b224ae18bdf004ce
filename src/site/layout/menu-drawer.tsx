import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useClickBeside } from '@/lib/open-dialogs'
import { buttonClass } from '@/ui/button/button'
import { useBackCloses } from '@/ui/dialog/back-closes'
import { CloseButton } from '@/ui/dialog/close-button'
import { AccountMenu } from './account-menu'
import { MenuItem, MenuItems, menu } from './menu'
import styles from './menu-drawer.module.css'

/**
 * The menu of phones; wide screens have the bar. It stands in the document, and the browser opens it by its button's
 * `command` before there is a program; a browser that has no commands waits for the client bundle.
 */
export function MenuDrawer() {
  const { t } = useLingui()
  const drawer = useRef<HTMLDialogElement>(null)
  const close = () => drawer.current?.close()
  useClickBeside(drawer, close)
  const [isOpen, setOpen] = useState(false)
  // The browser may have opened the drawer before hydration.
  useEffect(() => setOpen(drawer.current?.open === true), [])
  useBackCloses(isOpen, close)
  const open = () => {
    // A browser that has commands opens the dialog itself.
    if (!('commandForElement' in HTMLButtonElement.prototype)) drawer.current?.showModal()
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className={buttonClass('quiet', styles.opener)}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor="menu"
        onClick={open}
      >
        {t`Menu`}
      </button>
      <dialog
        ref={drawer}
        id="menu"
        className={styles.drawer}
        aria-label={t`Menu`}
        closedby="any"
        onClose={() => setOpen(false)}
      >
        <div className={styles.sheet}>
          <CloseButton className={styles.closer} command="close" commandfor="menu" onClick={close} />
          <AccountMenu variant="drawer" onChoose={close} />
          <nav aria-label={t`Navigation principale`}>
            {menu.map((entry) =>
              'to' in entry ? (
                <MenuItem key={entry.to} link={entry} onChoose={close} />
              ) : (
                <section key={entry.label.id} className={styles.group}>
                  <h2 className={`soft ${styles.heading}`}>{t(entry.label)}</h2>
                  <MenuItems links={entry.links} onChoose={close} />
                </section>
              ),
            )}
          </nav>
        </div>
      </dialog>
    </>
  )
}

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What a press does to the element that `commandfor` names (HTML, invoker commands). */
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
