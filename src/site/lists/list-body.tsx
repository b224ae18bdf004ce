import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EmptyState } from '@/ui/states/empty-state'
import { FailureState } from '@/ui/states/failure-state'
import { Spinner } from '@/ui/states/spinner'
import { NotKept } from './not-cached'
import type { PublicList } from './use-public-list'

/** The states of a public list: loading, not cached while there is no network, failed, empty, rows. */
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
  if (list.state === 'failed')
    return (
      <FailureState retry={list.retry} part={part}>
        {part ? (
          <Trans>Cette rubrique n’a pas pu être chargée.</Trans>
        ) : (
          <Trans>Le contenu de cette page n’a pas pu être chargé.</Trans>
        )}
      </FailureState>
    )
  if (list.rows.length === 0) return <EmptyState part={part}>{empty}</EmptyState>
  return children(list.rows)
}
