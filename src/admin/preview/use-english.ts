import { useQuery } from '@tanstack/react-query'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { rowOf } from '@/admin/crud/definition/identity'
import { adminListQuery, adminRecordQuery } from '@/api/online-queries'

/** A saved record as readers of English get it; `retry` where it could not be read, and nothing without a key. */
export function useEnglish(screen: ResourceDefinition, key: number | string | undefined) {
  const fromList = screen.editsRow === true
  const isSaved = key !== undefined
  const list = useQuery({ ...adminListQuery(screen.resource, 'en'), enabled: isSaved && fromList })
  const read = useQuery({ ...adminRecordQuery(screen.resource, key ?? '', 'en'), enabled: isSaved && !fromList })
  const { isFetching, isError, refetch } = fromList ? list : read
  const row: object | undefined = fromList ? rowOf(screen, list.data ?? [], key ?? '') : read.data
  return {
    row,
    isReading: isSaved && isFetching && row === undefined,
    retry: isSaved && isError && row === undefined ? () => void refetch() : undefined,
  }
}
