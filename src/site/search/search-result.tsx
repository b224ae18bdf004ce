import { Link } from '@tanstack/react-router'
import styles from './search-dialog.module.css'
import type { SearchEntry } from './search-entry'
import { excerpt, plain } from './search-text'

export function SearchResult({
  entry,
  words,
  onChoose,
}: {
  entry: SearchEntry
  words: readonly string[]
  onChoose: () => void
}) {
  const text = excerpt(entry.text, words)
  return (
    <li>
      <Link to={entry.to} {...(entry.hash && { hash: entry.hash })} className={styles.result} onClick={onChoose}>
        <strong>{plain(entry.title)}</strong>
        {text && <span>{text}</span>}
      </Link>
    </li>
  )
}
