import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, startTransition, useState } from 'react'
import { Button } from '@/ui/button/button'
import { SearchField } from '@/ui/fields/search-field'
import { EmptyState } from '@/ui/states/empty-state'
import styles from './list-filters.module.css'
import type { Filtered } from './use-filtered'
import type { PublicList } from './use-public-list'

/** The search of a list, its years and its types; how many rows are left is announced. They stand in the address. */
export function ListFilters({
  label,
  list,
  filtered: { rows, parameters, years, types, choose },
  typeLabels,
}: {
  label: string
  list: PublicList<unknown>
  filtered: Filtered<unknown>
  /** The types in the order in which they are offered. */
  typeLabels?: readonly (readonly [type: string, label: string])[]
}) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string>()
  const { q = '', annee = '', type = '' } = parameters
  const search = (text: string) => {
    setTyped(text)
    // What is typed is drawn at once and searched in slices: a slow phone answers each key.
    startTransition(() => choose({ q: text }))
  }
  const isFiltered = q !== '' || annee !== '' || type !== ''
  return (
    <div className={styles.filters}>
      <SearchField label={label} value={typed ?? q} onChange={search} />
      <select
        aria-label={t`Année`}
        className={styles.select}
        value={annee}
        onChange={(event) => choose({ annee: event.target.value })}
      >
        <option value="">{t`Année`}</option>
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
      {typeLabels && (
        <select
          aria-label={t`Type`}
          className={styles.select}
          value={type}
          onChange={(event) => choose({ type: event.target.value })}
        >
          <option value="">{t`Type`}</option>
          {typeLabels
            .filter(([one]) => types.has(one))
            .map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
        </select>
      )}
      <p role="status" className="visually-hidden">
        {isFiltered && list.state === 'ready' && <Plural value={rows.length} one="# résultat" other="# résultats" />}
      </p>
    </div>
  )
}

/** The rows that are left of a list, or that none is, with the way back to all. */
export function FilteredRows<Row>({
  filtered,
  children,
}: {
  filtered: Filtered<Row>
  children: (rows: readonly Row[]) => ReactNode
}) {
  const { t } = useLingui()
  if (filtered.rows.length > 0) return children(filtered.rows)
  return (
    <EmptyState action={<Button look="secondary" onClick={() => filtered.choose()}>{t`Tout afficher`}</Button>}>
      <Trans>Rien ne correspond à ces choix.</Trans>
    </EmptyState>
  )
}
