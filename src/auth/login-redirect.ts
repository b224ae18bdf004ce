import { restoreOnReturn } from './drafts'
import { unsavedForms } from './unsaved-input'

/** What of the router the session needs. */
export interface Way {
  state: { location: { pathname: string; href: string } }
  navigate: (to: { to: '/loginadmin'; search: { redirect?: string }; ignoreBlocker: true }) => Promise<void>
}

/**
 * The session is over: to the sign-in page, with the way back. A form that held something is restored on return; it
 * cannot hold the reader here, for nothing more can be read or saved.
 */
export async function leaveForDoor(router: Way): Promise<void> {
  const { pathname, href } = router.state.location
  if (pathname.toLowerCase() === '/loginadmin') return
  restoreOnReturn(unsavedForms())
  await router.navigate({ to: '/loginadmin', search: { redirect: href }, ignoreBlocker: true })
}
