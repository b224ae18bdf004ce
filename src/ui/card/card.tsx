import type { ReactNode } from 'react'
import styles from './card.module.css'

/** One record of a list: picture, date, title, text, one visible action, and a menu with the others. */
export function Card({
  id,
  media,
  isWide = false,
  date,
  title,
  children,
  menu,
}: {
  /** The hash of a link to this record. */
  id?: string | undefined
  media?: ReactNode
  /** The media is 16:9 and as wide as the card, also on a phone. */
  isWide?: boolean
  date?: ReactNode
  /** The link to the record's document or page. */
  title: ReactNode
  children?: ReactNode
  menu?: ReactNode
}) {
  return (
    <li id={id} className={styles.card}>
      <article className={styles.article} data-wide={isWide || undefined}>
        {media && <div className={`filled ${styles.media}`}>{media}</div>}
        <div className={styles.body}>
          {date && <p className={`small strong ${styles.date}`}>{date}</p>}
          <h2 className={styles.title}>{title}</h2>
          {children}
        </div>
        {menu && <div className={styles.menu}>{menu}</div>}
      </article>
    </li>
  )
}

/** A list of cards in a responsive grid. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={`grid-auto ${styles.grid}`}>
      {children}
    </ul>
  )
}
