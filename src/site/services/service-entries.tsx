import { useLingui } from '@lingui/react/macro'
import type { ServiceEntry } from './service'
import styles from './service-entries.module.css'

/** Named explanations: as cards, as a numbered register in two columns, or as steps that follow each other. */
export function ServiceEntries({
  look,
  list,
}: {
  look: 'cards' | 'numbered' | 'steps'
  list: readonly ServiceEntry[]
}) {
  const { t } = useLingui()
  const List = look === 'steps' ? 'ol' : 'ul'
  return (
    <List role="list" className={styles[look]} data-single={list.length === 1 || undefined}>
      {list.map(({ title, text }) => (
        <li key={title.id}>
          <h3 className={styles.name}>{t(title)}</h3>
          <p>{t(text)}</p>
        </li>
      ))}
    </List>
  )
}
