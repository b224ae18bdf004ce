import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb/breadcrumb'
import { useOwnTitle } from '@/ui/text/page-title'
import styles from './page-header.module.css'

/** A page's h1, by default the title of its route, with its breadcrumb, lead, links beside the title, and tools (search, share, print). */
export function PageHeader({
  title: otherTitle,
  lead,
  beside,
  trail,
  tools,
}: {
  title?: ReactNode
  lead?: ReactNode
  beside?: ReactNode
  trail?: readonly Crumb[]
  tools?: ReactNode
}) {
  const ownTitle = useOwnTitle()
  const title = otherTitle ?? ownTitle
  return (
    <div className={styles.band}>
      <div className={`container ${styles.inner}`}>
        {trail && <Breadcrumb trail={trail} here={title} />}
        <div className={`split ${styles.head}`}>
          <h1 className={styles.title}>{title}</h1>
          {beside && <div className={`no-print buttons small ${styles.beside}`}>{beside}</div>}
        </div>
        {lead && <p className={`measure soft ${styles.lead}`}>{lead}</p>}
        {tools && <div className={`no-print buttons ${styles.tools}`}>{tools}</div>}
      </div>
    </div>
  )
}
