import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Spinner } from '@/ui/spinner'
import { NotKept } from './not-kept'
import type { PublicList } from './use-public-list'

/** The states of a public list: loading, not kept while there is no network, failed or empty (the same sentence), rows. */
export function ListBody<Row>({
  list,
  empty,
  part = false,
  children,
}: {
  list: PublicList<Row>
  empty: ReactNode
  /** The list is one of several things on its screen. */
  part?: boolean
  children: (rows: readonly Row[]) => ReactNode
}) {
  const { t } = useLingui()
  if (list.state === 'loading') return <Spinner label={t`Chargement…`} part={part} />
  if (list.state === 'missing') return <NotKept retry={list.retry} />
  if (list.state === 'ready' && list.rows.length > 0) return children(list.rows)
  return (
    <EmptyState
      action={
        list.state === 'failed' && (
          <Button look="quiet" onClick={list.retry}>
            {t`Réessayer`}
          </Button>
        )
      }
    >
      {empty}
    </EmptyState>
  )
}
