import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hasStatus } from '@/api/errors'
import { prerenderedRows } from '@/api/prerendered-rows'
import { listQuery, recordQuery } from '@/api/queries'
import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { useLocale } from '@/i18n/use-locale'
import { useConnection } from '@/pwa/network/connection'
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
  // The route has just read it: a failed read is not repeated at once.
  const { data, error, refetch } = useQuery({ ...recordQuery(resource, key, locale), retryOnMount: false })
  const gone = hasStatus(error, 404)
  // The list may be cached where the record was never read.
  const away = data === undefined && !gone && (error !== null || connection !== 'online')
  const list = useQuery({ ...listQuery(resource, locale), enabled: away })
  const inList = list.data?.rows.find((candidate) => String(Reflect.get(candidate, resource.key)) === key)
  const hydrated = useHydrated()
  const prerendered = useMemo(() => prerenderedRows(resource, key)?.[0], [resource, key])
  const answer = data?.rows[0] ?? (gone ? undefined : (inList ?? prerendered))
  // The first render has to match the prerendered page, even where the answer is cached.
  const known = hydrated ? answer : (prerendered ?? answer)
  const row = useMemo(() => known && typesetRow(known), [known])
  if (row !== undefined) return { state: 'ready', row }
  const retry = () => void refetch()
  if (gone) return { state: 'unknown', retry }
  if (connection !== 'online') return { state: 'missing', retry }
  return { state: error && !list.isFetching ? 'failed' : 'loading', retry }
}
