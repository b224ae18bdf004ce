import { type ComponentProps, Fragment, type ReactNode } from 'react'
import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { CardGrid } from '@/ui/card/card'
import { PageHeader } from '@/ui/page-header/page-header'
import { ListBody } from './list-body'
import { FilterNote, ListFilters } from './list-filters'
import styles from './list-page.module.css'
import { GoneRow } from './named-row'
import { type FilterReader, useFiltered } from './use-filtered'
import { useGrowing } from './use-growing'
import { usePublicList } from './use-public-list'

/** The page of a public list: its title, its search and filters, and a card for each row that they leave. */
export function ListPage<R extends Rows>({
  resource,
  reader,
  search,
  types,
  empty,
  children,
  ...header
}: Omit<ComponentProps<typeof PageHeader>, 'tools' | 'children'> & {
  resource: R
  reader: FilterReader<RowOf<R>>
  /** The label of the search. */
  search: string
  types?: ComponentProps<typeof ListFilters>['types']
  empty: ReactNode
  children: (row: RowOf<R>) => ReactNode
}) {
  const list = usePublicList(resource)
  const filtered = useFiltered(list.rows, reader)
  const { rows, end } = useGrowing(filtered.rows)
  return (
    <>
      <PageHeader {...header} tools={<ListFilters label={search} list={list} filtered={filtered} types={types} />} />
      <div className={`container ${styles.body}`}>
        <GoneRow list={list} />
        <ListBody list={list} empty={empty}>
          <FilterNote list={list} filtered={filtered} />
          {rows.length > 0 && (
            <CardGrid>
              {rows.map((row) => (
                <Fragment key={row.id}>{children(row)}</Fragment>
              ))}
              {end}
            </CardGrid>
          )}
        </ListBody>
      </div>
    </>
  )
}
