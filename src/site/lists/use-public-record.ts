import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { prerenderedRows } from '@/api/prerendered-rows'
import { listQuery, recordQuery } from '@/api/queries'
import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { useLocale } from '@/i18n/use-locale'
import { withoutLocale } from '@/lib/site-paths'
import { useConnection } from '@/pwa/network/connection'
import type { WorkerMessage } from '@/pwa/worker/messages'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { typesetRow } from './typeset'

/**
 * The state of a public record on a screen. `ready`: read, or found in its list or in the document while it cannot be read. `missing`: not
 * cached, and the network does not answer. `unknown`: the provider has no such record. `failed`: the provider failed.
 */
export type PublicRecord<Row> =
  | { state: 'loading' | 'missing' | 'unknown' | 'failed'; retry: () => void }
  | { state: 'ready'; row: Row }

export function usePublicRecord<R extends Rows>(resource: R, key: string): PublicRecord<RowOf<R>> {
  const locale = useLocale()
  const connection = useConnection()
  // The route has just read the record: a failed read is not repeated at once.
  const { data, error, refetch } = useQuery({ ...recordQuery(resource, key, locale), retryOnMount: false })
  const isGone = data?.rows.length === 0
  useEffect(() => {
    if (!isGone) return
    const message: WorkerMessage = { type: 'FORGET_PAGE', path: withoutLocale(location.pathname) }
    navigator.serviceWorker?.controller?.postMessage(message)
  }, [isGone])
  // The list may be cached where the record was never read.
  const isUnread = data === undefined && (error !== null || connection !== 'online')
  const list = useQuery({ ...listQuery(resource, locale), enabled: isUnread })
  const listRow = list.data?.rows.find((candidate) => String(Reflect.get(candidate, resource.key)) === key)
  const isHydrated = useHydrated()
  const documentRow = useMemo(() => prerenderedRows(resource, key)?.[0], [resource, key])
  const answer = data ? data.rows[0] : (listRow ?? documentRow)
  // The first render has to match the prerendered page, even where the answer is cached.
  const source = isHydrated ? answer : (documentRow ?? answer)
  const row = useMemo(() => source && typesetRow(source), [source])
  if (row !== undefined) return { state: 'ready', row }
  const retry = () => void refetch()
  if (isGone) return { state: 'unknown', retry }
  if (connection !== 'online') return { state: 'missing', retry }
  return { state: error && !list.isFetching ? 'failed' : 'loading', retry }
}
