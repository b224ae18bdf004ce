import { getToken, tokenKey } from '@/api/token'
import { session } from '@/lib/storage'
import type { LoginRouter } from './login-redirect'
import { hasUnsavedInput, letGoOfUnsavedInput } from './unsaved-input'

// Every page loads this file, which therefore may not import the calls and forms of accounts, as use-sign-out.tsx does.

/** The state of each list of the back office in this tab, by screen. A search may contain a name. */
export const listPrefix = 'list:admin:'

/** The key by which every tab knows of a deliberate sign-out: a removed token alone may mean that the session has expired. */
export const signedOutKey = 'signed-out'

/** A user who has signed out, and whether the drafts stay for their next sign-in on this device. */
export interface SignedOut {
  user: number | undefined
  keepsDrafts: boolean
}

/**
 * Follows sign-ins and sign-outs in other tabs, and a page that comes back from the back-forward cache. Returns an
 * unsubscribe function. An expired token does not close a form with unsaved input: its save asks to sign in again. A
 * deliberate sign-out closes the form, and erases the input with the drafts of the user who has signed out, unless they are kept.
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
    } else if (event.key === tokenKey || event.key === null) follow()
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

/** Drops what a user leaves in this tab, and their drafts on the device. Those of an unknown user stay: they are shown to nobody else. */
export async function dropTraces({ user, keepsDrafts }: SignedOut): Promise<void> {
  session.removeAll(listPrefix)
  if (keepsDrafts) return
  letGoOfUnsavedInput()
  if (user === undefined) return
  const { eraseDraftsOf } = await import('./drafts')
  await eraseDraftsOf(user)
}
