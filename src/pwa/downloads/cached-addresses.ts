import { useEffect } from 'react'
import { createStore, useStore } from '@/lib/store'
import { openDownloads } from './downloads-cache'

const none: ReadonlySet<string> = new Set()
const cached = createStore(none)

/** Returns the full addresses of the documents downloaded to this device; empty until they are known. */
export function useCachedAddresses(): ReadonlySet<string> {
  useEffect(followTabs, [])
  return useStore(cached, none)
}

/** Calls `listener` whenever a document comes or goes. Returns an unsubscribe function. */
export function watchCachedAddresses(listener: () => void): () => void {
  followTabs()
  const { unsubscribe } = cached.subscribe(listener)
  return unsubscribe
}

let isFollowed = false

/** Reads the addresses once, and again whenever the page is seen: another tab may have changed them. */
function followTabs() {
  if (isFollowed) return
  isFollowed = true
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refreshCachedAddresses()
  })
  void refreshCachedAddresses()
}

/** Reads the addresses of downloaded documents from the cache. */
export async function refreshCachedAddresses(): Promise<void> {
  try {
    const requests = await (await openDownloads()).keys()
    cached.set(new Set(requests.map(({ url }) => url)))
  } catch {
    cached.set(new Set<string>())
  }
}
