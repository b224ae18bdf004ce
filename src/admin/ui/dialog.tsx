// Before the styles that refine it.
import './mantine.css'
import { Modal } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './dialog.module.css'
import { isTopmost, useDialogBackground } from './dialog-background'

/**
 * A modal dialog, open while it is rendered. The focus stays inside and goes back, without scrolling, to what had it.
 * `onClose` follows Escape and the close button; a click beside it does nothing, for it may hold something typed.
 */
export function Dialog({
  title,
  role = 'dialog',
  tone,
  onClose,
  children,
}: {
  title: ReactNode
  /** An alertdialog is a question or a message that has to be answered. */
  role?: 'dialog' | 'alertdialog'
  tone?: 'success' | 'error'
  onClose: () => void
  children: ReactNode
}) {
  // Mantine's portal is filled after the first render.
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  useDialogBackground(true, layer)
  useEffect(() => {
    // Mantine gives every modal the role of a dialog.
    layer?.querySelector('[aria-modal]')?.setAttribute('role', role)
  }, [layer, role])

  useWindowEvent('keydown', (event) => {
    // A panel of the text editor or a notice has the focus elsewhere in the page, and an Escape of its own.
    const isHere = event.target === document.body || (event.target instanceof Node && layer?.contains(event.target))
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    if (!isHere || !isTopmost(layer)) return
    // The dialog under this one hears the same key.
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
      // The two are done here, since Mantine does neither for a dialog that is mounted open or lies over another one.
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

/** What a dialog holds that is no form: it scrolls under the head. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className={styles.plain}>{children}</div>
}

/** The buttons that end what a dialog holds. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.end}>{children}</div>
}

/** Buttons under a dialog's body, in sight however long that is. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

/** A message that has to be answered, with its buttons; the first of them has the focus. */
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
