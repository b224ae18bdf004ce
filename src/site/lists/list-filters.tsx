import type { MessageDescriptor } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { SearchField } from '@/ui/fields/search-field'
import { useSearchText } from '@/ui/fields/use-search-text'
import { EmptyState } from '@/ui/states/empty-state'
import { ListLoading } from './list-body'
import styles from './list-filters.module.css'
import { HiddenRow, useIsRowHidden } from './named-row'
import type { Filtered } from './use-filtered'
import { isIncomplete, type PublicList } from './use-public-list'

/** The search of a list, its years and its types; how many rows are left is announced. The choices stand in the address. */
export function ListFilters({
  label,
  list,
  filtered: { rows, parameters, years, typesOfRows, choose },
  types,
}: {
  label: string
  list: PublicList<unknown>
  filtered: Filtered<unknown>
  /** The types in the order in which they are offered; types without a row are left out. */
  types?: readonly { type: string; label: MessageDescriptor }[] | undefined
}) {
  const { t } = useLingui()
  const { q = '', annee = '', type = '' } = parameters
  const search = useSearchText(q, (words) => choose({ q: words }))
  const isFiltered = q !== '' || annee !== '' || type !== ''
  return (
    <div className={`buttons gap-2 ${styles.filters}`}>
      <SearchField label={label} value={search.text} onChange={search.type} onBlur={search.flush} />
      {years && (
        <Choice label={t`Année`} value={annee} onChoose={(year) => choose({ annee: year })}>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </Choice>
      )}
      {types && (
        <Choice label={t`Type`} value={type} onChoose={(name) => choose({ type: name })}>
          {types
            .filter((option) => typesOfRows.has(option.type))
            .map((option) => (
              <option key={option.type} value={option.type}>
                {t(option.label)}
              </option>
            ))}
        </Choice>
      )}
      <p role="status" className="visually-hidden">
        {isFiltered && list.state === 'ready' && !isIncomplete(list) && (
          <Plural value={rows.length} one="# résultat" other="# résultats" />
        )}
      </p>
    </div>
  )
}

function Choice({
  label,
  value,
  onChoose,
  children,
}: {
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}) {
  return (
    <span className={styles.choice}>
      <select
        aria-label={label}
        className={`control ${styles.select}`}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{label}</option>
        {children}
      </select>
      <IconChevronDown aria-hidden className={styles.chevron} />
    </span>
  )
}

/** What the search and the choices say in place of the rows: that they hide the row of the address, or leave none. */
export function FilterNote({ list, filtered }: { list: PublicList<unknown>; filtered: Filtered<{ id: number }> }) {
  const { t } = useLingui()
  const { q: query, annee, type } = filtered.parameters
  const showAll = () => filtered.choose()
  if (useIsRowHidden(filtered)) return <HiddenRow onShowAll={showAll} />
  if (filtered.rows.length > 0) return null
  // The rows that are still being read may match.
  if (isIncomplete(list)) return <ListLoading />
  return (
    <EmptyState action={<Button look="secondary" onClick={showAll}>{t`Tout afficher`}</Button>}>
      {query && !annee && !type ? (
        <Trans>Aucun résultat pour « {query} ».</Trans>
      ) : (
        <Trans>Rien ne correspond à ces choix.</Trans>
      )}
    </EmptyState>
  )
}
