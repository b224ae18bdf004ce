import { useQuery } from '@tanstack/react-query'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { rowOf } from '@/admin/crud/definition/keys'
import { adminListQuery, adminRecordQuery } from '@/api/online-queries'

/**
 * A saved record as readers of English get it, read while it is `wanted`, and `fresh` each time it is shown where that is
 * asked for; `retry` where it could not be.
 */
export function useEnglish(
  screen: ResourceDefinition,
  key: number | string | undefined,
  { wanted = true, fresh = false }: { wanted?: boolean; fresh?: boolean },
) {
  const fromList = screen.editsRow === true
  const isSaved = wanted && key !== undefined
  const how = fresh ? ({ refetchOnMount: 'always' } as const) : {}
  const list = useQuery({ ...adminListQuery(screen.resource, 'en'), enabled: isSaved && fromList, ...how })
  const read = useQuery({
    ...adminRecordQuery(screen.resource, key ?? '', 'en'),
    enabled: isSaved && !fromList,
    ...how,
  })
  const { isFetching, isError, refetch } = fromList ? list : read
  const row: object | undefined = fromList ? rowOf(screen, list.data ?? [], key ?? '') : read.data
  return {
    row,
    isReading: isSaved && isFetching && row === undefined,
    retry: isSaved && isError && row === undefined ? () => void refetch() : undefined,
  }
}
