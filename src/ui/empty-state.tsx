import { IconFolderOpen } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './states.module.css'

/** What a list shows when there is nothing: a sentence, and where it helps something to do about it. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      <IconFolderOpen aria-hidden className={styles.emblem} stroke={1.25} />
      <p>{children}</p>
      {action}
    </div>
  )
}
