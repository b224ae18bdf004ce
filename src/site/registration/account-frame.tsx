import type { ReactNode } from 'react'
import styles from './account-frame.module.css'

/** A page about an account: a picture with a welcome at the side, the form beside it. */
export function AccountFrame({
  title,
  lead,
  welcome,
  children,
}: {
  title: ReactNode
  lead: ReactNode
  welcome: ReactNode
  children: ReactNode
}) {
  return (
    <div className={`container ${styles.frame}`}>
      <aside className={styles.side}>
        <img src="/images/comptes.svg" alt="" width={480} height={720} className={styles.picture} />
        <div className={styles.welcome}>{welcome}</div>
      </aside>
      <div className={styles.content}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  )
}
