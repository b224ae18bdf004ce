import { useEffect } from 'react'
import { createStore, useStore } from '@/lib/store'
import { openDownloads } from './downloads-cache'

const none: ReadonlySet<string> = new Set()
const cached = createStore(none)

/** Returns the full addresses of the documents downloaded to this device; empty until they are known. */
export function useCachedAddresses(): ReadonlySet<string> {
  useEffect(() => watchCachedAddresses(), [])
  return useStore(cached, none)
}

let watchers = 0

/**
 * Calls `listener` when the downloaded documents are known and when they change, also in another tab. Storage is read once
 * for all listeners. Returns an unsubscribe function.
 */
export function watchCachedAddresses(listener: () => void = () => undefined): () => void {
  const { unsubscribe } = cached.subscribe(listener)
  watchers += 1
  if (watchers === 1) {
    document.addEventListener('visibilitychange', refreshWhenSeen)
    void refreshCachedAddresses()
  }
  return () => {
    unsubscribe()
    watchers -= 1
    if (watchers === 0) document.removeEventListener('visibilitychange', refreshWhenSeen)
  }
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

function refreshWhenSeen() {
  if (document.visibilityState === 'visible') void refreshCachedAddresses()
}
