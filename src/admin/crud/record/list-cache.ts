import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Row } from '@/admin/crud/definition/row'
import { adminListQuery } from '@/api/online-queries'
import { adminKey, allPublicOf, staleKeys } from '@/api/query-keys'
import { isPagedList } from '@/api/reads'
import type { Resource } from '@/contract/resource'
import { currentLocale } from '@/i18n/catalogs'

// After a write a list is read again. One that the provider answers in pages would take many requests: its rows are changed
// instead.

/** What a write has changed in a list. */
export type ListChange = { saved: Row } | { removed: number }

const isReadAgain = (resource: Resource) => !isPagedList(resource) || resource.search !== undefined

/** Changes the rows of a list in the present language, unless it is read again. */
export function changeList(queryClient: QueryClient, resource: Resource, change: ListChange): void {
  if (isReadAgain(resource)) return
  queryClient.setQueryData(adminListQuery(resource, currentLocale()).queryKey, (rows) => rows && changed(rows, change))
}

function changed(rows: readonly Row[], change: ListChange): Row[] {
  if ('removed' in change) return rows.filter(({ id }) => id !== change.removed)
  const { saved } = change
  return rows.some(({ id }) => id === saved.id)
    ? rows.map((row) => (row.id === saved.id ? saved : row))
    : [...rows, saved]
}

/** Returns the keys of the reads that a write has made stale; `isListChanged` where `changeList` was told of the change. */
export function keysAfterWrite(resource: Resource, isListChanged: boolean): QueryKey[] {
  if (!isListChanged || isReadAgain(resource)) return staleKeys(resource)
  const { name } = resource
  return [allPublicOf(resource), ['admin', name, 'one'], adminKey(name, 'list', currentLocale() === 'fr' ? 'en' : 'fr')]
}
