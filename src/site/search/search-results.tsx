import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '@/ui/button/button'
import styles from './search-dialog.module.css'
import { SearchResult } from './search-result'
import type { FoundGroup } from './use-search'

/** What is found, a part for each kind. */
export function SearchResults({
  groups,
  words,
  onChoose,
}: {
  groups: readonly FoundGroup[]
  words: readonly string[]
  onChoose: () => void
}) {
  return groups.map((group) => <Group key={group.kind} group={group} words={words} onChoose={onChoose} />)
}

/** How many of a kind are shown before the reader asks for the rest. */
const first = 5

function Group({ group, words, onChoose }: { group: FoundGroup; words: readonly string[]; onChoose: () => void }) {
  const { t } = useLingui()
  const heading = useId()
  const [shown, setShown] = useState(first)
  const { kind, found } = group
  const rest = found.length - shown
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <h2 id={heading} className={styles.kind}>
        {kind} <span className={styles.count}>{found.length}</span>
      </h2>
      <ul role="list">
        {found.slice(0, shown).map((entry) => (
          <SearchResult key={entry.id} entry={entry} words={words} onChoose={onChoose} />
        ))}
      </ul>
      {rest > 0 && <Button look="quiet" onClick={() => setShown(shown + 50)}>{t`Voir les suivants (${rest})`}</Button>}
    </section>
  )
}
