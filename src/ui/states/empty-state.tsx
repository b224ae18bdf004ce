import { IconFolderOpen } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './states.module.css'

/** The empty state of a list: a message, and an optional action. */
export function EmptyState({
  children,
  action,
  isPart = false,
  isFailure = false,
}: {
  children: ReactNode
  action?: ReactNode
  /** A smaller look for one of several parts of a screen. */
  isPart?: boolean
  /** Something could not be read: the folder, which stands for no records, is left out. */
  isFailure?: boolean
}) {
  return (
    <div className={isPart ? `cluster soft ${styles.part}` : styles.state}>
      {!isPart && !isFailure && <IconFolderOpen aria-hidden className={styles.emblem} stroke={1.25} />}
      <p>{children}</p>
      {action}
    </div>
  )
}
