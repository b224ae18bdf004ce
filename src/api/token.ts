import { local } from '@/lib/storage'

const key = 'token'

// Used only while the browser refuses storage (private mode, full, blocked).
let memory: string | null = null

/** The bearer token, or null. What cannot stand in a header is no token. */
export function getToken(): string | null {
  const token = local.read(key) ?? memory
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null
}

export function setToken(token: string) {
  memory = local.write(key, token) ? null : token
  notify()
}

export function removeToken() {
  memory = null
  local.remove(key)
  notify()
}

/**
 * Calls back after the token was set or removed, here or in another tab, and when the page comes back out of the
 * browser's memory; gives what ends it. Browser only.
 */
export function watchToken(listener: () => void) {
  // A storage event without a key: everything was cleared.
  const elsewhere = (event: StorageEvent) => (event.key === key || event.key === null) && listener()
  listeners.add(listener)
  window.addEventListener('storage', elsewhere)
  window.addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', elsewhere)
    window.removeEventListener('pageshow', listener)
  }
}

const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}
