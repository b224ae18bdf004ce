import type { ReactNode } from 'react'
import styles from './card.module.css'

/** One record of a list: its picture, date, title and text, one visible action, and a menu of what else can be done. */
export function Card({
  id,
  media,
  wide = false,
  date,
  title,
  children,
  menu,
}: {
  /** Where a link to this very record leads. */
  id?: string | undefined
  media?: ReactNode
  /** The media is 16:9 and as wide as the card, on a phone too. */
  wide?: boolean
  date?: ReactNode
  /** Opens the record's document or page, where it has one. */
  title: ReactNode
  children?: ReactNode
  menu?: ReactNode
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
        {menu && <div className={styles.menu}>{menu}</div>}
      </article>
    </li>
  )
}
