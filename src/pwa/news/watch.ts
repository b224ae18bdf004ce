import type { QueryClient } from '@tanstack/react-query'
import { cachedRows } from '@/api/queries'
import { announcedLists } from '@/contract/rows/public-lists'
import type { Locale } from '@/i18n/locale'
import { savesData } from '@/pwa/network/low-data'
import { readSetting, writeSetting } from '@/pwa/worker/reader-settings'
import { newsTag } from './look'

/** Both lists are read whole, some ten kilobytes. */
const lookEveryMs = 24 * 3_600_000

/** What the reader has now had before the eyes is no longer new: the badge goes, and counts from here on. */
export async function markNewsSeen(queryClient: QueryClient, locale: Locale): Promise<void> {
  const seen = announcedLists.flatMap((resource) =>
    cachedRows(queryClient, resource, locale).map(({ id }) => `${resource.path} ${id}`),
  )
  if (seen.length === 0) return
  await writeSetting('seenNews', seen)
  await navigator.clearAppBadge?.().catch(() => undefined)
}

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
  if (savesData() || !(hasBadge() || (await readSetting('wantsNews')))) return
  try {
    await periodicSyncOf(registration)?.register(newsTag, { minInterval: lookEveryMs })
  } catch {
    // Only installed applications may.
  }
}

/** Whether this browser can look for news and announce them at all. */
export function canAnnounceNews(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator && 'PeriodicSyncManager' in window
}

/** Whether the reader is told of news: wanted, and allowed by the browser. */
export const announcesNews = async () =>
  Notification.permission === 'granted' && (await readSetting('wantsNews')) === true

/**
 * Has news announced from now on. `denied`: the browser or the reader refuses notifications; `not-installed`: only
 * installed applications may look.
 */
export async function startAnnouncing(): Promise<'done' | 'denied' | 'not-installed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    await periodicSyncOf(await navigator.serviceWorker.ready)?.register(newsTag, { minInterval: lookEveryMs })
  } catch {
    return 'not-installed'
  }
  await writeSetting('wantsNews', true)
  return 'done'
}

export async function stopAnnouncing(): Promise<void> {
  await writeSetting('wantsNews', false)
  // The badge still counts.
  if (hasBadge()) return
  await periodicSyncOf(await navigator.serviceWorker.ready)?.unregister(newsTag)
}
