import { useLingui } from '@lingui/react/macro'
import { CloseButton, MantineThemeProvider } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useId, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { Dialog as NativeDialog } from '@/ui/dialog/dialog'
import styles from './dialog.module.css'

/**
 * A modal dialog with its head, open while it is rendered. Escape and the close button call `onClose`; a click beside it does
 * only with `closedby`, because the dialog may contain unsaved input.
 */
export function Dialog({
  title,
  closeLabel,
  className = styles.window,
  onClose,
  ...rest
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
  const close = <CloseButton size="xl" aria-label={closeLabel ?? t`Fermer`} onClick={onClose} />
  return <Framed {...rest} title={title} close={close} className={className} onClose={onClose} />
}

/**
 * The element of each dialog. It is not in that of its opener, which may be a form or inert; Mantine's floating parts are in
 * it, because nothing outside it can be seen above it or pressed.
 */
function Framed({
  title,
  close,
  className = '',
  children,
  ...dialog
}: {
  title: ReactNode
  close?: ReactNode
  className?: string | undefined
  role?: 'alertdialog'
  'aria-describedby'?: string
  'data-tone'?: 'success' | 'error' | undefined
  closedby?: 'any'
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  const theme = useMemo(() => ({ components: { Portal: { defaultProps: { target: `[id="${id}"]` } } } }), [id])
  return createPortal(
    <NativeDialog {...dialog} id={id} aria-labelledby={`${id}-title`} className={`${styles.dialog} ${className}`}>
      <div className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {close}
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
  return <div className={styles.end}>{children}</div>
}

/** Sticky buttons under a dialog's content. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

/** A message that requires an answer, with its buttons; the first one is focused. */
export function AlertDialog({
  tone,
  title,
  children,
  actions,
  onClose,
}: {
  /** None is a question about nothing that went wrong. */
  tone?: 'success' | 'error'
  title: ReactNode
  children: ReactNode
  actions: ReactNode
  onClose: () => void
}) {
  const text = useId()
  const Icon = tone === 'success' ? IconCircleCheck : IconAlertTriangle
  return (
    <Framed
      role="alertdialog"
      aria-describedby={text}
      className={styles.question}
      data-tone={tone}
      onClose={onClose}
      title={
        <>
          {tone && <Icon aria-hidden className={styles.icon} stroke={1.5} />}
          {title}
        </>
      }
    >
      <div id={text} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </Framed>
  )
}
