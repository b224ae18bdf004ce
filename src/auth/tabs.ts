import { getToken } from '@/api/token'
import type { LoginRouter } from './login-redirect'
import { dropTraces, type SignedOut, signedOutKey } from './sign-out'
import { hasUnsavedInput } from './unsaved-input'

/**
 * Follows sign-ins and sign-outs in other tabs, and a page that comes back from the back-forward cache. Returns an
 * unsubscribe function. An expired token does not close a form with unsaved input: its save asks to sign in again. A
 * deliberate sign-out closes it, and erases the input with the drafts of the user who has signed out, unless they are kept.
 */
export function followTabs(router: LoginRouter, leave: () => void): () => void {
  const follow = () => {
    if (getToken() === null && isInAdmin(router) && !hasUnsavedInput()) leave()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === signedOutKey && event.newValue !== null) {
      // This tab may have stored a draft after the other one had erased them.
      void dropTraces(JSON.parse(event.newValue) as SignedOut) // as signOut writes it
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
