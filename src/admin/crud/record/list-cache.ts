import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Row } from '@/admin/crud/definition/row'
import { adminListQuery } from '@/api/online-queries'
import { adminKey, allPublicOf, staleKeys } from '@/api/query-keys'
import { isPagedList } from '@/api/reads'
import type { Resource } from '@/contract/resource'
import { currentLocale } from '@/i18n/catalogs'

// After a write a list is read again, and a removed row leaves it before that. A list that the provider answers in pages would take
// many requests: its rows are changed instead.

/** What a write has changed in a list. */
export type ListChange = { saved: Row } | { removed: number }

const isReadAgain = (resource: Resource) => !isPagedList(resource) || resource.search !== undefined

/** Changes the rows of a list in the present language; a saved row is left to the list that is read again. */
export function changeList(queryClient: QueryClient, resource: Resource, change: ListChange): void {
  if ('saved' in change && isReadAgain(resource)) return
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
  return isListChanged && !isReadAgain(resource) ? keysBesideList(resource) : staleKeys(resource)
}

/** Returns the keys of the reads that a removal has made stale: its check has read the French list. */
export function keysAfterRemoval(resource: Resource): QueryKey[] {
  const isListRead = currentLocale() === 'fr' && resource.search === undefined
  return isListRead ? keysBesideList(resource) : keysAfterWrite(resource, true)
}

/** The keys of all reads of a resource but its list in the present language. */
function keysBesideList(resource: Resource): QueryKey[] {
  const { name } = resource
  return [allPublicOf(resource), ['admin', name, 'one'], adminKey(name, 'list', currentLocale() === 'fr' ? 'en' : 'fr')]
}
