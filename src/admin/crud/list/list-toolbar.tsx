import { Plural, useLingui } from '@lingui/react/macro'
import { isSortable } from '@/admin/crud/definition/columns'
import type { Screen } from '@/admin/crud/definition/definition'
import { SearchField } from '@/ui/fields/search-field'
import styles from './list-toolbar.module.css'
import { SmallSelect } from './small-select'
import type { ScreenAddress } from './use-screen-address'
import { useTypedSearch } from './use-typed-search'

/** Search, filter and (where there are no headings) order of a list, and how many rows fit. */
export function ListToolbar({
  screen,
  address,
  found,
  narrow,
}: {
  screen: Screen
  address: ScreenAddress
  found: number | undefined
  narrow: boolean
}) {
  const { t } = useLingui()
  const { typed, type, leave } = useTypedSearch(address)
  const { filter, sort } = address.search
  const orders = screen.columns.filter(isSortable).flatMap((column) => [
    { value: column.id, label: t`${t(column.label)} (croissant)` },
    { value: `-${column.id}`, label: t`${t(column.label)} (décroissant)` },
  ])
  return (
    <div className={styles.bar}>
      <div className={styles.search} onBlur={leave}>
        <SearchField label={t`Rechercher`} value={typed} onChange={type} />
      </div>
      {screen.filter && (
        <SmallSelect
          label={t(screen.filter.label)}
          value={filter ?? ''}
          onChange={(value) => address.change({ filter: value || undefined, page: undefined }, { replace: true })}
          choices={[
            { value: '', label: t(screen.filter.all) },
            ...Object.entries(screen.filter.choices).map(([value, label]) => ({ value, label: t(label) })),
          ]}
        />
      )}
      {narrow && orders.length > 0 && (
        <SmallSelect
          label={t`Trier par`}
          value={sort ?? ''}
          onChange={(value) => address.change({ sort: value || undefined, page: undefined }, { replace: true })}
          choices={[{ value: '', label: t`Ordre d’origine` }, ...orders]}
        />
      )}
      <p role="status" className={styles.count}>
        {found !== undefined && <Plural value={found} one="# ligne" other="# lignes" />}
      </p>
    </div>
  )
}
