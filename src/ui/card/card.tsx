import type { ReactNode } from 'react'
import styles from './card.module.css'

/** One record of a list: picture, date, title, text and what can be done with it. */
export function Card({
  id,
  media,
  wide = false,
  date,
  title,
  children,
  actions,
}: {
  /** Where a link to this very record leads. */
  id?: string | undefined
  media?: ReactNode
  /** The media is 16:9 and as wide as the card, on a phone too. */
  wide?: boolean
  date?: ReactNode
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <li id={id} tabIndex={id === undefined ? undefined : -1} className={styles.card}>
      <article className={styles.article} data-wide={wide || undefined}>
        {media && <div className={styles.media}>{media}</div>}
        <div className={styles.body}>
          {date && <p className={styles.date}>{date}</p>}
          <h2 className={styles.title}>{title}</h2>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </article>
    </li>
  )
}
