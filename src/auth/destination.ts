import { isAdministrator, type User } from '@/contract/accounts'

/**
 * Returns where to go after signing in: the requested address when it is on this site and no sign-in page, else the
 * dashboard for an administrator and the home page for anybody else.
 */
export function destination(
  user: Pick<User, 'type_user'>,
  redirect: string | undefined,
  origin = window.location.origin,
) {
  return sameSite(redirect, origin) ?? (isAdministrator(user) ? '/Admin/dashboard' : '/')
}

/** Returns whether an address is the destination of a sign-in without a requested address. */
export const isDefault = (address: string) => address === '/' || address === '/Admin/dashboard'

function sameSite(redirect: string | undefined, origin: string) {
  if (!redirect?.startsWith('/') || !URL.canParse(redirect, origin)) return undefined
  const url = new URL(redirect, origin)
  if (url.origin !== origin || /^(?:\/en)?\/login(admin)?\/?$/i.test(url.pathname)) return undefined
  // `/a/..//elsewhere.example` is normalised to `//elsewhere.example`, another site.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash
}
