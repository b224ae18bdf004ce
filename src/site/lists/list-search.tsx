import { Plural } from '@lingui/react/macro'
import { startTransition, useState } from 'react'
import { SearchField } from '@/ui/fields/search-field'

/**
 * The search box of a list, and a live region that announces how many rows are `found` while something is searched. What
 * is typed is drawn at once and searched in slices: a slow phone answers each key.
 */
export function ListSearch({
  label,
  query,
  onSearch,
  found,
}: {
  label: string
  /** What the rows are found for. */
  query: string
  onSearch: (query: string) => void
  /** How many rows match; undefined while there are none to search. */
  found: number | undefined
}) {
  const [typed, setTyped] = useState('')
  const change = (text: string) => {
    setTyped(text)
    startTransition(() => onSearch(text))
  }
  return (
    <>
      <SearchField label={label} value={typed} onChange={change} />
      <p role="status" className="visually-hidden">
        {query && found !== undefined && <Plural value={found} one="# résultat" other="# résultats" />}
      </p>
    </>
  )
}
