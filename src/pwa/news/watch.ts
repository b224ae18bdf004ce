import type { QueryClient } from '@tanstack/react-query'
import { listQuery } from '@/api/queries'
import { actualites } from '@/contract/rows/actualites'
import { communications } from '@/contract/rows/communications'
import type { Locale } from '@/i18n/locale'
import { savesData } from '@/pwa/network/low-data'
import { readWantsNews, writeSeenNews, writeWantsNews } from '@/pwa/query-cache/reader-cache'
import { newsTag } from './look'

const halfDay = 12 * 3_600_000

/** What the reader has now had before the eyes is no longer new: the badge goes, and counts from here on. */
export async function markNewsSeen(queryClient: QueryClient, locale: Locale): Promise<void> {
  const news = queryClient.getQueryData(listQuery(actualites, locale).queryKey) ?? []
  const releases = queryClient.getQueryData(listQuery(communications, locale).queryKey) ?? []
  const seen = [
    ...news.map(({ id }) => `${actualites.path} ${id}`),
    ...releases.map(({ id }) => `${communications.path} ${id}`),
  ]
  if (seen.length === 0) return
  const newestLast = [
    ...(isRising(news.map((row) => row.datePublication)) ? [actualites.path] : []),
    ...(isRising(releases.map((row) => row.communication_date)) ? [communications.path] : []),
  ]
  await writeSeenNews({ seen, newestLast })
  await navigator.clearAppBadge?.().catch(() => undefined)
}

/** Whether a list's newest row is its last. */
const isRising = (dates: readonly string[]) => (dates[0] ?? '') < (dates.at(-1) ?? '')

/** Chrome for Android has none, whatever the DOM's types say. */
const hasBadge = (): boolean => 'setAppBadge' in navigator

/** Chromium alone has it, and the DOM's types do not. */
interface PeriodicSync {
  register: (tag: string, options: { minInterval: number }) => Promise<void>
  unregister: (tag: string) => Promise<void>
}

const periodicSyncOf = (registration: ServiceWorkerRegistration) =>
  (registration as ServiceWorkerRegistration & { periodicSync?: PeriodicSync }).periodicSync

/** Lets the installed application look for news now and then while it is closed, for its badge or its notifications. */
export async function watchForNews(registration: ServiceWorkerRegistration): Promise<void> {
  if (savesData() || !(hasBadge() || (await readWantsNews()))) return
  try {
    await periodicSyncOf(registration)?.register(newsTag, { minInterval: halfDay })
  } catch {
    // Only installed applications may.
  }
}

/** Whether this browser can look for news and announce them at all. */
export function canAnnounceNews(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator && 'PeriodicSyncManager' in window
}

/** Whether the reader is told of news: wanted, and allowed by the browser. */
export const announcesNews = async () => Notification.permission === 'granted' && (await readWantsNews())

/**
 * Has news announced from now on. `denied`: the browser or the reader refuses notifications; `not-installed`: only
 * installed applications may look.
 */
export async function startAnnouncing(): Promise<'done' | 'denied' | 'not-installed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    await periodicSyncOf(await navigator.serviceWorker.ready)?.register(newsTag, { minInterval: halfDay })
  } catch {
    return 'not-installed'
  }
  await writeWantsNews(true)
  return 'done'
}

export async function stopAnnouncing(): Promise<void> {
  await writeWantsNews(false)
  // The badge still counts.
  if (hasBadge()) return
  await periodicSyncOf(await navigator.serviceWorker.ready)?.unregister(newsTag)
}
