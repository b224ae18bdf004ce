import { useQuery } from '@tanstack/react-query'
import { meQuery } from '@/api/online-queries'
import type { User } from '@/contract/accounts'
import { useLocale } from '@/i18n/use-locale'
import { useSignedIn } from './use-signed-in'

/** Returns the signed-in user once read; undefined for a visitor. */
export function useAccount(): User | undefined {
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...meQuery(useLocale()), enabled: signedIn })
  return signedIn ? data : undefined
}
