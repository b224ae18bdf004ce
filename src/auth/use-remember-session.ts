import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@/api/online-queries'
import type { Session, User } from '@/contract/accounts'
import { useLocale } from '@/i18n/use-locale'

/** Returns a function that makes the session's user the signed-in one. The call itself has stored the token. */
export function useRememberSession(): (session: Session) => User {
  const queryClient = useQueryClient()
  const locale = useLocale()
  return ({ user }) => {
    queryClient.setQueryData(meQuery(locale).queryKey, user)
    return user
  }
}
