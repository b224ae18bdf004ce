import { restoreOnReturn } from './drafts'
import { unsavedForms } from './unsaved-input'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The sign-in page is shown because the session has ended; whether a form that was open is restored on return. */
    sessionEnded?: { inputKept: boolean }
  }
}

/** What of the router the session needs. */
export interface LoginRouter {
  state: { location: { pathname: string; href: string } }
  navigate: (to: {
    to: '/loginadmin'
    search: { redirect?: string }
    state: { sessionEnded: { inputKept: boolean } }
    ignoreBlocker: true
  }) => Promise<void>
}

/** Whether a path leads to the back office, or to its sign-in. */
export const isAdminPath = (path: string) => /^\/(?:admin(?:\/|$)|loginadmin)/i.test(path)

/**
 * The session is over: to the sign-in page, with the way back. A form that held something is restored on return; it
 * cannot hold the reader here, for nothing more can be read or saved.
 */
export async function redirectToLogin(router: LoginRouter): Promise<void> {
  const { pathname, href } = router.state.location
  if (pathname.toLowerCase() === '/loginadmin') return
  const forms = unsavedForms()
  if (forms.length > 0) restoreOnReturn(forms)
  await router.navigate({
    to: '/loginadmin',
    search: { redirect: href },
    state: { sessionEnded: { inputKept: forms.length > 0 } },
    ignoreBlocker: true,
  })
}
