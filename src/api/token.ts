import { local } from '@/lib/storage'

export const tokenKey = 'token'
const accountKey = 'account'

// These stand in while the browser refuses storage (private mode, full, blocked).
let memory: string | null = null
let accountMemory: string | null = null

/** Returns the bearer token; null for none, or for one that is not valid in a header. */
export function getToken(): string | null {
  const token = local.read(tokenKey) ?? memory
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null
}

/** Stores the token with the id of its account. */
export function setToken(token: string, account: number) {
  setAccount(account)
  memory = local.write(tokenKey, token) ? null : token
  notify()
}

export function removeToken() {
  memory = accountMemory = null
  local.remove(tokenKey)
  local.remove(accountKey)
  notify()
}

/** Returns the id of the token's account, also before the provider was asked for it; undefined where it is unknown. */
export const getAccount = () => Number(local.read(accountKey) ?? accountMemory) || undefined

/** Whether somebody else than `author` has signed in since, in another tab. */
export function isOtherAccount(author: number | undefined): boolean {
  const account = getAccount()
  return account !== undefined && account !== author
}

export function setAccount(account: number) {
  accountMemory = local.write(accountKey, String(account)) ? null : String(account)
}

/**
 * Calls `listener` after the token was set or removed in this tab or in another one (`elsewhere`), and when the page comes
 * back from the back-forward cache. Returns an unsubscribe function. Browser only.
 */
export function watchToken(listener: (elsewhere: boolean) => void) {
  const here = () => listener(false)
  // A storage event without a key means that storage was cleared.
  const elsewhere = (event: StorageEvent) => (event.key === tokenKey || event.key === null) && listener(true)
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
