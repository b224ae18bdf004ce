import { readSetting, writeSetting } from '@/pwa/worker/reader-settings'
import { newsTag } from './check'
import { checkEveryMs, hasBadge, periodicSyncOf } from './watch'

/** Returns whether this browser can look for news and announce them. */
export function canAnnounceNews(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator && 'PeriodicSyncManager' in window
}

/** Resolves to whether news are announced: wanted by the reader, and allowed by the browser. */
export const announcesNews = async () =>
  Notification.permission === 'granted' && (await readSetting('wantsNews')) === true

/**
 * Starts announcing news. `denied`: the browser or the reader refuses notifications; `not-installed`: only installed
 * applications may look for news.
 */
export async function startAnnouncing(): Promise<'done' | 'denied' | 'not-installed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    await periodicSyncOf(await navigator.serviceWorker.ready)?.register(newsTag, { minInterval: checkEveryMs })
  } catch {
    return 'not-installed'
  }
  await writeSetting('wantsNews', true)
  return 'done'
}

export async function stopAnnouncing(): Promise<void> {
  await writeSetting('wantsNews', false)
  // The badge still needs the look.
  if (hasBadge()) return
  await periodicSyncOf(await navigator.serviceWorker.ready)?.unregister(newsTag)
}
