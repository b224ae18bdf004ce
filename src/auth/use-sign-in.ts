import { useQueryClient } from '@tanstack/react-query'
import { login } from '@/api/accounts'
import { meQuery } from '@/api/online-queries'
import type { Credentials, Session, User } from '@/contract/accounts'
import { useLocale } from '@/i18n/use-locale'

/** Returns a function that signs in and resolves to the user; rejects with the `ApiError` of a refusal, or when aborted. */
export function useSignIn(): (credentials: Credentials, signal: AbortSignal) => Promise<User> {
  const remember = useRememberSession()
  return async (credentials, signal) => remember(await login(credentials, { signal }))
}

/** Returns a function that makes the session's user the signed-in one. The call itself has stored the token. */
export function useRememberSession(): (session: Session) => User {
  const queryClient = useQueryClient()
  const locale = useLocale()
  return ({ user }) => {
    queryClient.setQueryData(meQuery(locale).queryKey, user)
    return user
  }
}
