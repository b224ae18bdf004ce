import { getToken } from '@/api/token'
import { local } from '@/lib/storage'
import { eraseAllDrafts } from './drafts'
import type { LoginRouter } from './login-redirect'
import { hasUnsavedInput } from './unsaved-input'

const signedOut = 'signed-out'

/** Tells the other tabs that somebody has signed out on purpose, which a vanished token does not say. */
export function announceSignOut(): void {
  local.write(signedOut, String(Date.now()))
  local.remove(signedOut)
}

/**
 * Follows the sign-ins and sign-outs of the other tabs, and a page that comes back from the browser's memory. Returns
 * an unsubscribe function. A token that ran out elsewhere never closes a form that holds something: its save will ask
 * to sign in again. After a sign-out on purpose such a form is left, and restored for the same user.
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
