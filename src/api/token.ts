import { local } from '@/lib/storage'

const key = 'token'
/** Where the tokens are that were ended here and that the provider has not heard of (auth/ended-sessions.ts). */
export const endedTokensKey = 'ended-sessions'

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
 * Calls back after the token was set or removed, here or in another tab (`elsewhere`: it may have been changed and put
 * back since), and when the page comes back out of the browser's memory. Returns an unsubscribe function. Browser only.
 */
export function watchToken(listener: (elsewhere: boolean) => void) {
  const here = () => listener(false)
  // A storage event without a key: everything was cleared.
  const elsewhere = (event: StorageEvent) => (event.key === key || event.key === null) && listener(true)
  listeners.add(here)
  window.addEventListener('storage', elsewhere)
  window.addEventListener('pageshow', here)
  return () => {
    listeners.delete(here)
    window.removeEventListener('storage', elsewhere)
    window.removeEventListener('pageshow', here)
  }
}

const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}
