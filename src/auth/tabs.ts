import { getToken } from '@/api/token'
import { local } from '@/lib/storage'
import { eraseAllDrafts } from './drafts'
import type { LoginRouter } from './login-redirect'
import { hasUnsavedInput } from './unsaved-input'

const signedOut = 'signed-out'

/** Tells the other tabs of a deliberate sign-out; a removed token alone may mean that the session expired. */
export function announceSignOut(): void {
  local.write(signedOut, String(Date.now()))
  local.remove(signedOut)
}

/**
 * Follows sign-ins and sign-outs in other tabs, and a page that comes back from the back-forward cache. Returns an
 * unsubscribe function. An expired token does not close a form with unsaved input: its save asks to sign in again. A
 * deliberate sign-out closes it, and its draft is restored for the same user.
 */
export function followTabs(router: LoginRouter, leave: () => void): () => void {
  const follow = () => {
    if (getToken() === null && isInAdmin(router) && !hasUnsavedInput()) leave()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === signedOut && event.newValue !== null) {
      if (!hasUnsavedInput()) eraseAllDrafts()
      if (isInAdmin(router)) leave()
    } else if (event.key === 'token' || event.key === null) follow()
  }
  const onShow = (event: PageTransitionEvent) => event.persisted && follow()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}

function isInAdmin(router: LoginRouter) {
  return router.state.location.pathname.startsWith('/Admin')
}
