import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { PublicRows } from '@/api/parse-rows'
import { listQuery, recordQuery } from '@/api/queries'
import { publicLists, recordLists } from '@/contract/rows/public-lists'
import { type Locale, locales } from '@/i18n/locale'
import { local } from '@/lib/storage'
import { picturesToCache } from '@/pwa/prefetch/pictures'
import { isPictureCached } from '@/pwa/prefetch/pictures-policy'
import { newestSlugs, prefetchSite } from '@/pwa/prefetch/prefetch-site'
import { cacheKey, deserialize } from '@/pwa/query-cache/persist'
import { cacheSite } from '@/pwa/update/register-worker'

/** How long reads take until they are stored (query-cache/persist.ts), in milliseconds. */
const persistMs = 1100

/** What is not on the device, of the site in both languages. */
export interface MissingParts {
  files: boolean
  /** The lists in the reader's language. */
  lists: readonly string[]
  /** Whether a list in the other language is missing. */
  translations: boolean
  /** How many of the newest records, and of the pictures. */
  records: number
  pictures: number
}

/**
 * Caches the whole site in both languages, as far as the network, the provider and the storage allow. Resolves to what is missing
 * afterwards, which is counted on the device.
 */
export async function cacheWholeSite(queryClient: QueryClient, locale: Locale): Promise<MissingParts> {
  const hasFiles = await cacheSite(locales)
  await prefetchSite(queryClient, locale, { onDemand: true })
  await new Promise((resolve) => setTimeout(resolve, persistMs))
  const whole = new Set(
    deserialize(local.read(cacheKey) ?? '')
      .clientState.queries.filter(({ state }) => !(state.data as PublicRows<unknown>).partial) // as it was just parsed
      .map(({ queryKey }) => JSON.stringify(queryKey)),
  )
  const isMissing = ({ queryKey }: { queryKey: QueryKey }) => !whole.has(JSON.stringify(queryKey))
  const listsIn = (language: Locale) => publicLists.filter((list) => isMissing(listQuery(list, language)))
  const records = locales.flatMap((language) =>
    recordLists.flatMap((list) =>
      newestSlugs(queryClient, list, language).map((slug) => recordQuery(list, slug, language)),
    ),
  )
  const pictures = await Promise.all(picturesToCache(queryClient, locales, true).map(isPictureCached))
  return {
    files: !hasFiles,
    lists: listsIn(locale).map(({ name }) => name),
    translations: locales.some((language) => language !== locale && listsIn(language).length > 0),
    records: records.filter(isMissing).length,
    pictures: pictures.filter((isCached) => !isCached).length,
  }
}
