import { isAdministrator, type User } from '@/contract/accounts'

/**
 * Where to go after signing in: the address that was asked for, when it is one of this site and no sign-in page,
 * else the dashboard for an administrator and the home page for everybody else.
 */
export function destination(user: Pick<User, 'type_user'>, asked: string | undefined, origin = window.location.origin) {
  return sameSite(asked, origin) ?? (isAdministrator(user) ? '/Admin/dashboard' : '/')
}

/** Whether an address is where signing in leads without another one being asked for. */
export const isDefault = (address: string) => address === '/' || address === '/Admin/dashboard'

function sameSite(asked: string | undefined, origin: string) {
  if (!asked?.startsWith('/') || !URL.canParse(asked, origin)) return undefined
  const url = new URL(asked, origin)
  if (url.origin !== origin || /^\/login(admin)?\/?$/i.test(url.pathname)) return undefined
  // `/a/..//elsewhere.example` comes out as a path that a browser reads as another site.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash
}
