import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './alert-dialog.module.css'

/**
 * A message one has to answer: a native modal dialog, so that the focus stays inside and goes back afterwards.
 * Shown while it is rendered; `onClose` follows Escape and whatever button of `actions` asks for it.
 */
export function AlertDialog({
  tone,
  title,
  children,
  actions,
  onClose,
}: {
  tone: 'success' | 'error'
  title: ReactNode
  children: ReactNode
  actions: ReactNode
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const name = useId()

  useEffect(() => {
    const opened = dialog.current
    const before = document.activeElement
    if (opened?.open === false) opened.showModal()
    opened?.querySelector('button')?.focus()
    return () => {
      opened?.close()
      // What was removed meanwhile cannot take it back.
      const next = before?.isConnected ? before : document.querySelector('h1')
      if (next instanceof HTMLElement) next.focus()
    }
  }, [])

  const Icon = tone === 'success' ? IconCircleCheck : IconAlertTriangle
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={name}
      aria-describedby={`${name}-text`}
      className={styles.dialog}
      data-tone={tone}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Icon aria-hidden className={styles.icon} stroke={1.5} />
      <h2 id={name} className={styles.title}>
        {title}
      </h2>
      <div id={`${name}-text`} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  )
}
