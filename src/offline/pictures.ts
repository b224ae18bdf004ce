import type { QueryClient } from '@tanstack/react-query'
import { listQuery } from '@/api/queries'
import { publicLists } from '@/contract/public-lists'
import type { Locale } from '@/i18n/locale'
import { readAhead } from './reading-ahead'

const newestOfEach = 8

/**
 * Loads the pictures of the newest items, so that the service worker keeps them, for at most so many bytes. They are
 * loaded as pictures, one after the other, since that is what the worker keeps and counts.
 */
export async function keepPictures(
  queryClient: QueryClient,
  locale: Locale,
  most: number,
  mayGoOn: () => boolean,
): Promise<void> {
  if (navigator.serviceWorker?.controller == null) return
  let spent = 0
  for (const address of newestPictures(queryClient, locale)) {
    if (spent >= most || !mayGoOn()) return
    spent += await readAhead(() => load(address))
  }
}

function newestPictures(queryClient: QueryClient, locale: Locale): Set<string> {
  const found = new Set<string>()
  for (const resource of publicLists) {
    const rows: readonly object[] = queryClient.getQueryData(listQuery(resource, locale).queryKey) ?? []
    for (const row of rows.slice(0, newestOfEach))
      for (const address of Object.entries(row).flatMap(([field, value]) => (isPicture(field, value) ? [value] : [])))
        found.add(address)
  }
  return found
}

const pictureFields = new Set(['photo', 'image', 'imagePrincipaleUrl'])

function isPicture(field: string, value: unknown): value is string {
  if (!pictureFields.has(field) || typeof value !== 'string' || value === '') return false
  return new URL(value, location.href).origin === location.origin
}

/** The bytes a picture took, as far as the browser tells. */
function load(address: string): Promise<number> {
  return new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => {
      const entry = performance.getEntriesByName(image.src).find((one) => one instanceof PerformanceResourceTiming)
      resolve(entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0)
    })
    image.addEventListener('error', () => resolve(0))
    image.fetchPriority = 'low'
    image.src = address
  })
}
