import { Plural } from '@lingui/react/macro'
import { SearchField } from '@/ui/fields/search-field'

/** The search box of a list, and a live region that announces how many rows are `found` while something is searched. */
export function ListSearch({
  label,
  query,
  onChange,
  found,
}: {
  label: string
  query: string
  onChange: (query: string) => void
  /** How many rows match; undefined while there are none to search. */
  found: number | undefined
}) {
  return (
    <>
      <SearchField label={label} value={query} onChange={onChange} />
      <p role="status" className="visually-hidden">
        {query && found !== undefined && <Plural value={found} one="# résultat" other="# résultats" />}
      </p>
    </>
  )
}
