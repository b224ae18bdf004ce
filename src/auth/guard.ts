import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { hasStatus } from '@/api/errors'
import { meQuery } from '@/api/online-queries'
import { getAccount, getToken, setAccount } from '@/api/token'
import { isAdministrator } from '@/contract/accounts'
import type { Locale } from '@/i18n/locale'

interface Entry {
  context: { queryClient: QueryClient; locale: Locale }
  location: { href: string }
}

/**
 * Redirects anybody but administrators to the login page, with the requested address. Rejects when the account cannot be
 * read.
 */
export async function requireAdministrator({ context, location }: Entry): Promise<void> {
  const toLogin = redirect({ to: '/loginadmin', search: { redirect: location.href } })
  if (getToken() === null) throw toLogin
  const user = await context.queryClient.ensureQueryData(meQuery(context.locale)).catch((error: unknown) => {
    throw hasStatus(error, 401) ? toLogin : error
  })
  // Another user may have signed in meanwhile in another tab, whose account the token is then.
  if (getAccount() === undefined) setAccount(user.id)
  if (!isAdministrator(user)) throw toLogin
}
