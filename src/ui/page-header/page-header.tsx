import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb/breadcrumb'
import styles from './page-header.module.css'

/** A page's one h1, with the trail that leads to it, a lead under it and its tools (search, share, print). */
export function PageHeader({
  title,
  lead,
  trail,
  tools,
}: {
  title: ReactNode
  lead?: ReactNode
  trail?: readonly Crumb[]
  tools?: ReactNode
}) {
  return (
    <div className={styles.band}>
      <div className={`container ${styles.inner}`}>
        {trail && <Breadcrumb trail={trail} here={title} />}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {tools && <div className={`no-print ${styles.tools}`}>{tools}</div>}
      </div>
    </div>
  )
}
