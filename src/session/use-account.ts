import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { meQuery } from '@/api/queries'
import { getToken, watchToken } from '@/api/token'
import type { User } from '@/contract/accounts'
import { useLocale } from '@/i18n/use-locale'

/** Whether a token is kept. False on the first render, so that prerendered pages match. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    watchToken,
    () => getToken() !== null,
    () => false,
  )
}

/** Who is signed in, once known; undefined for a visitor. */
export function useAccount(): User | undefined {
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...meQuery(useLocale()), enabled: signedIn })
  return signedIn ? data : undefined
}
