import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import { ListBody } from '@/site/reading/list-body'
import type { PublicList } from '@/site/reading/use-public-list'
import { Spinner } from '@/ui/spinner'

/**
 * A list that is one part of the home page: without a network it is quietly empty, as the rest can still be read. A
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
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}) {
  const { t } = useLingui()
  const loading = (
    <>
      {heading}
      <Spinner label={t`Chargement…`} part />
    </>
  )
  return (
    <Suspense fallback={loading}>
      {list.rows.length === 0 && heading}
      <ListBody part list={list.state === 'missing' ? { ...list, state: 'failed' } : list} empty={empty}>
        {children}
      </ListBody>
    </Suspense>
  )
}
