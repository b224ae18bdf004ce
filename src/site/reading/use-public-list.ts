import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { listQuery } from '@/api/queries'
import type { Resource, RowOf } from '@/contract/resource'
import { useLocale } from '@/i18n/use-locale'
import { useConnection } from '@/offline/connection'
import { useHydrated } from '@/ui/use-hydrated'

/**
 * A public list as a screen shows it. `loading`: nothing yet. `missing`: nothing kept, and the network does not
 * answer. `failed`: nothing kept, and the provider refused. `ready`: rows, fresh or kept; a failed refresh is only logged.
 */
export type PublicList<Row> =
  | { state: 'loading' | 'missing' | 'failed'; rows: readonly never[]; retry: () => void }
  | { state: 'ready'; rows: readonly Row[]; retry: () => void }

export function usePublicList<R extends Resource>(resource: R): PublicList<RowOf<R>> {
  const locale = useLocale()
  const { data: latest, error, fetchStatus, refetch } = useQuery(listQuery(resource, locale))
  // Rows that arrive are drawn in slices, so that a slow phone answers its reader meanwhile.
  const data = useDeferredValue(latest)
  const connection = useConnection()
  const hydrated = useHydrated()
  useEffect(() => {
    if (error) console.warn(`${resource.name}: ${error.message || 'no answer'}`)
  }, [error, resource.name])
  const retry = () => void refetch()
  // What was made at build is loading; an answer that is already there must wait until that has been taken over.
  if (!hydrated) return { state: 'loading', rows: [], retry }
  if (data !== undefined) return { state: 'ready', rows: data, retry }
  if (latest === undefined && (connection !== 'online' || fetchStatus === 'paused'))
    return { state: 'missing', rows: [], retry }
  return { state: error && latest === undefined ? 'failed' : 'loading', rows: [], retry }
}
