import { useLingui } from '@lingui/react/macro'
import { CloseButton, MantineThemeProvider } from '@mantine/core'
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { AlertDialog as Message } from '@/ui/dialog/alert-dialog'
import { Dialog as NativeDialog } from '@/ui/dialog/dialog'
import styles from './dialog.module.css'

/**
 * A modal dialog with its head, open while it is rendered. Escape and the close button call `onClose`; a click beside it does
 * only with `closedby`, because the dialog may contain unsaved input. It is not in the element of its opener, which may be a
 * form or inert; Mantine's floating parts are in it, because nothing outside it can be seen above it or pressed.
 */
export function Dialog({
  title,
  closeLabel,
  className = styles.window,
  children,
  ...dialog
}: {
  title: ReactNode
  /** The name of the close button. */
  closeLabel?: string
  className?: string | undefined
  closedby?: 'any'
  onClose: () => void
  children: ReactNode
}) {
  const { t } = useLingui()
  const id = useId()
  const theme = useMemo(() => ({ components: { Portal: { defaultProps: { target: `[id="${id}"]` } } } }), [id])
  return createPortal(
    <NativeDialog {...dialog} id={id} aria-labelledby={`${id}-title`} className={`${styles.dialog} ${className}`}>
      <div className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <CloseButton size="xl" aria-label={closeLabel ?? t`Fermer`} onClick={dialog.onClose} />
      </div>
      <MantineThemeProvider theme={theme}>
        <div className={styles.body}>{children}</div>
      </MantineThemeProvider>
    </NativeDialog>,
    document.body,
  )
}

/** Returns whether no other dialog is open over the one that contains `element`. */
export const isOnTop = (element: Element) =>
  [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1)?.contains(element) ?? true

/** The content of a dialog without a form: it scrolls under the header. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className={styles.plain}>{children}</div>
}

/** The buttons at the end of a dialog's content. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={`cluster gap-2 ${styles.end}`}>{children}</div>
}

/** Sticky buttons under a dialog's content. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={`cluster gap-2 ${styles.foot}`}>{children}</div>
}

/** The message of `ui/dialog`, which is not in the element of its opener either. */
export const AlertDialog = (props: ComponentProps<typeof Message>) =>
  createPortal(<Message {...props} />, document.body)
