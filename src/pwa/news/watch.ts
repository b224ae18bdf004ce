import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { cachedRows } from '@/api/queries'
import { type AnnouncedResource, announcedLists } from '@/contract/rows/public-lists'
import type { Locale } from '@/i18n/locale'
import { savesData } from '@/pwa/network/low-data'
import { readSetting, writeSetting } from '@/pwa/worker/reader-settings'
import { newsTag } from './check'

/** Once a day, because both lists are read whole. */
export const checkEveryMs = 24 * 3_600_000

const labels: Record<AnnouncedResource['name'], MessageDescriptor> = {
  actualites: msg`Nouvelle actualité`,
  communications: msg`Nouveau communiqué`,
}

/** Called after a visit: stores the cached news as seen and clears the badge. */
export async function markNewsSeen(queryClient: QueryClient, locale: Locale): Promise<void> {
  const seen = announcedLists.flatMap((resource) =>
    cachedRows(queryClient, resource, locale).map(({ id }) => `${resource.path} ${id}`),
  )
  if (seen.length === 0) return
  const lists = announcedLists.map(({ name, path, key, page, date, texts: [title] }) => ({
    name,
    path,
    key,
    page,
    date,
    title,
    label: i18n._(labels[name]),
  }))
  await writeSetting('news', { locale, lists, seen })
  await navigator.clearAppBadge?.().catch(() => undefined)
}

/** Chrome for Android has no badge, although TypeScript's DOM types declare it. */
export const hasBadge = (): boolean => 'setAppBadge' in navigator

/** Only Chromium has it, and TypeScript's DOM types do not include it. */
interface PeriodicSync {
  register: (tag: string, options: { minInterval: number }) => Promise<void>
  unregister: (tag: string) => Promise<void>
}

export const periodicSyncOf = (registration: ServiceWorkerRegistration) =>
  (registration as ServiceWorkerRegistration & { periodicSync?: PeriodicSync }).periodicSync

/** Registers the periodic look for news of the installed application, for its badge or notifications. */
export async function watchForNews(registration: ServiceWorkerRegistration): Promise<void> {
  if (savesData() || !(hasBadge() || (await readSetting('wantsNews')))) return
  try {
    await periodicSyncOf(registration)?.register(newsTag, { minInterval: checkEveryMs })
  } catch {
    // Only installed applications may register one.
  }
}
