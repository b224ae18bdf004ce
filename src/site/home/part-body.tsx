import type { ReactNode } from 'react'
import { ListBody } from '@/site/reading/list-body'
import type { PublicList } from '@/site/reading/use-public-list'

/** A list that is one part of the home page: without a network it is quietly empty, as the rest can still be read. */
export function PartBody<Row>({
  list,
  empty,
  children,
}: {
  list: PublicList<Row>
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}) {
  return (
    <ListBody part list={list.state === 'missing' ? { ...list, state: 'failed' } : list} empty={empty}>
      {children}
    </ListBody>
  )
}
