import type { QueryClient } from '@tanstack/react-query'
import { listQuery } from '@/api/queries'
import { actualites } from '@/contract/rows/actualites'
import { communications } from '@/contract/rows/communications'
import type { Locale } from '@/i18n/locale'
import { savesData } from '@/pwa/network/low-data'
import { writeSeenNews } from '@/pwa/query-cache/reader-cache'
import { newsTag } from './seen-news'

const halfDay = 12 * 3_600_000

/** What the reader has now had before the eyes is no longer new: the badge goes, and counts from here on. */
export async function markNewsSeen(queryClient: QueryClient, locale: Locale): Promise<void> {
  const seen = [actualites, communications].flatMap((resource) =>
    (queryClient.getQueryData(listQuery(resource, locale).queryKey) ?? []).map((row) => `${resource.path} ${row.id}`),
  )
  if (seen.length === 0) return
  await writeSeenNews(seen)
  await navigator.clearAppBadge?.().catch(() => undefined)
}

/** Lets the installed application look for news now and then while it is closed, where the browser allows it. */
export async function watchForNews(registration: ServiceWorkerRegistration): Promise<void> {
  // Chromium alone has it, and the DOM's types do not.
  const { periodicSync } = registration as ServiceWorkerRegistration & {
    periodicSync?: { register: (tag: string, options: { minInterval: number }) => Promise<void> }
  }
  if (periodicSync === undefined || savesData()) return
  try {
    await periodicSync.register(newsTag, { minInterval: halfDay })
  } catch {
    // Only installed applications may.
  }
}
