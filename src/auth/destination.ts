import { isAdministrator, type User } from '@/contract/accounts'
import { siteAddress } from '@/lib/site-address'

/** Matches all paths but those of the sign-in pages and those that begin with the name of a host. */
const returnable = /^\/(?!\/|(?:en\/)?login(?:admin)?\/?$)/i

/**
 * Returns where to go after signing in: the requested address when it is on this site and no sign-in page, else the
 * dashboard for an administrator and the home page for anybody else.
 */
export function destination(user: Pick<User, 'type_user'>, redirect: string | undefined, origin = location.origin) {
  if (isAdministrator(user)) return siteAddress(redirect || '/', /^\/admin(?:\/|$)/i, origin) ?? '/Admin/dashboard'
  return siteAddress(redirect || '/', returnable, origin) ?? '/'
}

/** Returns whether an address is the destination of a sign-in without a requested address. */
export const isDefault = (address: string) => address === '/' || address === '/Admin/dashboard'
