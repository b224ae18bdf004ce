import { Modal } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useDialogBackground } from './dialog-background'
import styles from './question-dialog.module.css'

/** A question one has to answer before going on; the first of `actions` takes the focus, Escape calls `onClose`. */
export function QuestionDialog({
  opened,
  title,
  children,
  actions,
  onClose,
}: {
  opened: boolean
  title: ReactNode
  children: ReactNode
  actions: ReactNode
  onClose: () => void
}) {
  useDialogBackground(opened)
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      // Both as the theme has them for the whole Modal: a locked scroll writes a style element.
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      size="28rem"
      classNames={{ content: styles.content }}
      centered
    >
      <Modal.Overlay />
      <Modal.Content ref={asAlert}>
        <IconAlertTriangle aria-hidden className={styles.icon} stroke={1.5} />
        <Modal.Title className={styles.title}>{title}</Modal.Title>
        <Modal.Body className={styles.text}>{children}</Modal.Body>
        <div className={styles.actions}>{actions}</div>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Mantine gives every modal the role of a dialog; one that interrupts is an alert dialog. */
function asAlert(content: HTMLDivElement | null) {
  content?.setAttribute('role', 'alertdialog')
}
