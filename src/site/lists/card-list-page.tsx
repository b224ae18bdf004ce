import type { ComponentProps, ReactNode } from 'react'
import { CardGrid } from '@/ui/card/card'
import { PageHeader } from '@/ui/page-header/page-header'
import styles from './card-list-page.module.css'
import { Growing } from './growing'
import { ListBody } from './list-body'
import { FilteredRows, ListFilters } from './list-filters'
import { GoneRow } from './named-row'
import { type FilterReader, useFiltered } from './use-filtered'
import type { PublicList } from './use-public-list'

/** A page of cards: its title, the search and the choices of its list, and a card for each row that is left. */
export function CardListPage<Row extends { id: number }>({
  list,
  reader,
  search,
  types,
  empty,
  children,
  ...header
}: Omit<ComponentProps<typeof PageHeader>, 'tools' | 'children'> & {
  list: PublicList<Row>
  reader: FilterReader<Row>
  /** The label of the search. */
  search: string
  types?: ComponentProps<typeof ListFilters>['types']
  empty: ReactNode
  children: (row: Row) => ReactNode
}) {
  const filtered = useFiltered(list.rows, reader)
  return (
    <>
      <PageHeader
        {...header}
        tools={<ListFilters label={search} list={list} filtered={filtered} {...(types && { types })} />}
      />
      <div className={`container ${styles.body}`}>
        <GoneRow list={list} />
        <ListBody list={list} empty={empty}>
          {() => (
            <FilteredRows list={list} filtered={filtered}>
              {(rows) => (
                <CardGrid>
                  <Growing rows={rows}>{children}</Growing>
                </CardGrid>
              )}
            </FilteredRows>
          )}
        </ListBody>
      </div>
    </>
  )
}
