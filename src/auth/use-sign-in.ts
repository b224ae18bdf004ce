import { useQueryClient } from '@tanstack/react-query'
import { login } from '@/api/accounts'
import { meQuery } from '@/api/online-queries'
import type { Credentials, Session, User } from '@/contract/accounts'
import { useLocale } from '@/i18n/use-locale'

/** Signs in and gives the user; rejects with the `ApiError` of a refusal. Nothing of what was typed is stored. */
export function useSignIn(): (credentials: Credentials) => Promise<User> {
  const remember = useRememberSession()
  return async (credentials) => remember(await login(credentials))
}

/** Makes the account of an answer the signed-in one (its token is stored by the call itself). */
export function useRememberSession(): (session: Session) => User {
  const queryClient = useQueryClient()
  const locale = useLocale()
  return ({ user }) => {
    queryClient.setQueryData(meQuery(locale).queryKey, user)
    return user
  }
}
