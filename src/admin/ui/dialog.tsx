// Imported first, so that the styles below override it.
import './mantine.css'
import { Modal } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './dialog.module.css'
import { isTopmost, useDialogBackground } from './dialog-background'

/**
 * A modal dialog, open while it is rendered. The focus is trapped and returns, without scrolling, to the opener. Escape and the
 * close button call `onClose`; a click outside does nothing, because the dialog may contain unsaved input.
 */
export function Dialog({
  title,
  role = 'dialog',
  tone,
  onClose,
  children,
}: {
  title: ReactNode
  /** `alertdialog`: a question or a message that requires an answer. */
  role?: 'dialog' | 'alertdialog'
  tone?: 'success' | 'error'
  onClose: () => void
  children: ReactNode
}) {
  // Mantine's portal is filled after the first render.
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  useDialogBackground(true, layer)
  useEffect(() => {
    // Mantine sets the role of every modal to dialog.
    layer?.querySelector('[aria-modal]')?.setAttribute('role', role)
  }, [layer, role])

  useWindowEvent('keydown', (event) => {
    // A panel of the text editor or a notice is outside this element and handles Escape itself.
    const isHere = event.target === document.body || (event.target instanceof Node && layer?.contains(event.target))
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    if (!isHere || !isTopmost(layer)) return
    // The dialog below receives the same event.
    event.preventDefault()
    onClose()
  })

  const isQuestion = role === 'alertdialog'
  return (
    <Modal
      ref={setLayer}
      opened
      onClose={onClose}
      title={title}
      size={isQuestion ? '28rem' : '40rem'}
      radius="lg"
      centered={isQuestion}
      withCloseButton={!isQuestion}
      closeOnClickOutside={false}
      // Both are done here, because Mantine does neither for a dialog that is mounted open or covers another one.
      closeOnEscape={false}
      returnFocus={false}
      classNames={{
        overlay: styles.overlay ?? '',
        inner: styles.inner ?? '',
        content: styles.content ?? '',
        header: styles.header ?? '',
        title: styles.title ?? '',
        body: styles.body ?? '',
      }}
      data-question={isQuestion || undefined}
      data-tone={tone}
    >
      {children}
    </Modal>
  )
}

/** Returns whether no other dialog is open over the one that contains `element`. */
export const isOnTop = (element: Element) =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)?.contains(element) ?? true

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
  const Icon = tone === 'success' ? IconCircleCheck : IconAlertTriangle
  return (
    <Dialog
      role="alertdialog"
      {...(tone && { tone })}
      onClose={onClose}
      title={
        <>
          {tone && <Icon aria-hidden className={styles.icon} stroke={1.5} />}
          {title}
        </>
      }
    >
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </Dialog>
  )
}
