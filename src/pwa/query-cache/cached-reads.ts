import { safeStorage } from '@/lib/storage'
import { cacheKey } from './persist'
import { parse } from './persisted-client'

/** A read that is kept: `name` is the resource's; a list holds `count` rows; `at` in milliseconds, `size` in characters. */
export interface CachedRead {
  name: string
  kind: 'list' | 'one'
  locale: string
  count: number
  at: number
  size: number
}

/** What is written in the browser's storage at this moment, as `text`, for comparing with a later look. */
export const cachedText = () => safeStorage.getItem(cacheKey)

export function cachedReads(text: string | null): CachedRead[] {
  const queries = (text === null ? undefined : parse(text))?.clientState.queries ?? []
  return queries.map(({ queryKey, state: { data, dataUpdatedAt } }) => ({
    name: String(queryKey[1]),
    kind: queryKey[2] === 'list' ? 'list' : 'one',
    locale: String(queryKey[3]),
    count: Array.isArray(data) ? data.length : 1,
    at: dataUpdatedAt,
    size: JSON.stringify(data).length,
  }))
}
