import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import styles from './alert-dialog.module.css'
import { Dialog } from './dialog'

/** A message that requires an answer by one of `actions` or Escape. */
export function AlertDialog({
  tone,
  title,
  children,
  actions,
  onClose,
}: {
  /** A dialog without a tone asks a question. */
  tone?: 'success' | 'error' | undefined
  title: ReactNode
  children: ReactNode
  actions: ReactNode
  onClose: () => void
}) {
  const name = useId()
  const Icon = tone === 'success' ? IconCircleCheck : IconAlertTriangle
  return (
    <Dialog
      role="alertdialog"
      aria-labelledby={name}
      aria-describedby={`${name}-text`}
      className={styles.dialog}
      data-tone={tone}
      onClose={onClose}
    >
      {tone && <Icon aria-hidden className={styles.icon} stroke={1.5} />}
      <h2 id={name}>{title}</h2>
      <div id={`${name}-text`} className={`soft lines ${styles.text}`}>
        {children}
      </div>
      <div className={`buttons ${styles.actions}`}>{actions}</div>
    </Dialog>
  )
}
