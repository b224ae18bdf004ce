import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { prerenderedRows } from '@/api/prerendered-rows'
import { listQuery } from '@/api/queries'
import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { useLocale } from '@/i18n/use-locale'
import { useConnection } from '@/pwa/network/connection'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { typesetRow } from './typeset'

/**
 * A public list as a screen shows it, with typeset texts. `loading`: nothing yet. `missing`: nothing cached, and the network does
 * not answer. `failed`: nothing cached, and the provider refused. `ready`: rows of the provider, the cache or the document; a
 * failed refresh is only logged.
 */
export type PublicList<Row> =
  | { state: 'loading' | 'missing' | 'failed'; rows: readonly never[]; retry: () => void }
  | {
      state: 'ready'
      rows: readonly Row[]
      retry: () => void
      progress: Progress
    }

/**
 * `first`: the rows of the document, while the list is read. `partial`: the first pages of an answer. `stale`: rows of an earlier
 * read, which is being repeated or was not answered. `settled`: all that the provider has.
 */
type Progress = 'first' | 'partial' | 'stale' | 'settled'

/** Returns whether rows are missing that are being read. */
export const isIncomplete = (list: PublicList<unknown>): boolean =>
  list.state === 'ready' && (list.progress === 'first' || list.progress === 'partial')

export function usePublicList<R extends Rows>(resource: R): PublicList<RowOf<R>> {
  const locale = useLocale()
  const { data: read, error, fetchStatus, refetch } = useQuery(listQuery(resource, locale))
  const latest = read?.rows
  // New rows are rendered in slices, so that a slow phone stays responsive.
  const answer = useDeferredValue(latest)
  // Rows that are no longer cached were another user's.
  const current = latest && answer
  const rows = useMemo(() => current?.map(typesetRow), [current])
  const connection = useConnection()
  const hydrated = useHydrated()
  const retry = () => void refetch()
  const prerendered = useMemo(() => prerenderedRows(resource)?.map(typesetRow), [resource])
  const isFetching = fetchStatus === 'fetching'
  const placeholder = prerendered
    ? ({
        state: 'ready',
        rows: prerendered,
        retry,
        progress: isFetching || latest !== undefined ? 'first' : 'stale',
      } as const)
    : ({ state: 'loading', rows: [], retry } as const)
  // The first render has to match the prerendered page, even where the answer is cached.
  if (!hydrated) return placeholder
  if (rows !== undefined) {
    const isPartial = read?.partial === true
    if (isFetching) return { state: 'ready', rows, retry, progress: isPartial ? 'partial' : 'stale' }
    return { state: 'ready', rows, retry, progress: isPartial || current !== latest ? 'stale' : 'settled' }
  }
  if (prerendered) return placeholder
  if (latest === undefined && connection !== 'online') return { state: 'missing', rows: [], retry }
  return error && latest === undefined ? { state: 'failed', rows: [], retry } : placeholder
}
