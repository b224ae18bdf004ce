import { type ReactNode, Suspense } from 'react'
import { ListBody } from '@/site/lists/list-body'
import type { PublicList } from '@/site/lists/use-public-list'

/**
 * A list that is one part of the home page: without a network it has failed like any other, as the rest can still be read. A
 * `heading` stands above it as long as no rows are drawn, which show it themselves.
 */
export function PartBody<Row>({
  list,
  heading,
  empty,
  children,
}: {
  list: PublicList<Row>
  heading?: ReactNode
  /** The message of a section that stays when its list is empty. */
  empty?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}) {
  const draw = (shown: PublicList<Row>) => (
    <>
      {shown.rows.length === 0 && heading}
      <ListBody part list={shown} empty={empty}>
        {children}
      </ListBody>
    </>
  )
  return (
    <Suspense fallback={draw({ state: 'loading', rows: [], retry: list.retry })}>
      {draw(list.state === 'missing' ? { ...list, state: 'failed' } : list)}
    </Suspense>
  )
}
