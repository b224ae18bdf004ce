import { IconFolderOpen } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './states.module.css'

/** What a list shows when there is nothing: a message, and where it helps an action. */
export function EmptyState({
  children,
  action,
  part = false,
}: {
  children: ReactNode
  action?: ReactNode
  /** It is one of several things on its screen, and steps back. */
  part?: boolean
}) {
  return (
    <div className={part ? styles.part : styles.state}>
      {!part && <IconFolderOpen aria-hidden className={styles.emblem} stroke={1.25} />}
      <p>{children}</p>
      {action}
    </div>
  )
}
