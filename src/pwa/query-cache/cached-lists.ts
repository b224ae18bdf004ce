import type { QueryClient } from '@tanstack/react-query'
import { listQuery } from '@/api/queries'
import { pagedLists } from '@/contract/rows/public-lists'

/** Returns whether every list of the menu can be read without a network in a language, with all its rows. */
export function hasAllLists(queryClient: QueryClient, locale: string): boolean {
  return pagedLists.every((list) => {
    const read = queryClient.getQueryData(listQuery(list, locale).queryKey)
    return read !== undefined && !read.partial
  })
}
