import { unsavedForms } from './unsaved-input'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set when the session has ended; `inputKept` when a form's draft is restored on return. */
    sessionEnded?: { inputKept: boolean }
  }
}

/** The part of the router that a session's end needs. */
export interface LoginRouter {
  state: { location: { pathname: string; href: string } }
  navigate: (to: {
    to: '/loginadmin'
    search: { redirect?: string }
    state: { sessionEnded: { inputKept: boolean } }
    ignoreBlocker: true
  }) => Promise<void>
}

/**
 * Called when the session has ended: navigates to the login page with the current address. Forms with unsaved input do not
 * block it, because nothing can be saved any more; the address names their drafts, which are restored on return.
 */
export async function redirectToLogin(router: LoginRouter): Promise<void> {
  const { pathname, href } = router.state.location
  if (pathname.toLowerCase() === '/loginadmin') return
  // A text editor gives its form the last words when it loses the focus, and the form stores them.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await Promise.resolve()
  await router.navigate({
    to: '/loginadmin',
    search: { redirect: href },
    state: { sessionEnded: { inputKept: unsavedForms().length > 0 } },
    ignoreBlocker: true,
  })
}
