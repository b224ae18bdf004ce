import { useSyncExternalStore } from 'react'
import { downloadsCache } from './downloads-cache'

const none: ReadonlySet<string> = new Set()
let kept = none
const listeners = new Set<() => void>()

/** The full addresses of the documents kept on this device; empty until they are known. */
export function useCachedAddresses(): ReadonlySet<string> {
  return useSyncExternalStore(
    watchCachedAddresses,
    () => kept,
    () => none,
  )
}

/** Reads again what is kept: after a change here, or perhaps in another tab. */
export async function refreshCachedAddresses(): Promise<void> {
  try {
    const cache = await caches.open(downloadsCache)
    const requests = await cache.keys()
    kept = new Set(requests.map(({ url }) => url))
  } catch {
    kept = none
  }
  for (const listener of listeners) listener()
}

/** Calls `listener` once what is kept is known, and whenever it changes. */
export function watchCachedAddresses(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', readWhenSeen)
    void refreshCachedAddresses()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', readWhenSeen)
  }
}

function readWhenSeen() {
  if (document.visibilityState === 'visible') void refreshCachedAddresses()
}
