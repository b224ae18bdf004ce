import { useSyncExternalStore } from 'react'
import { getToken, watchToken } from '@/api/token'

/** Returns whether a token is stored; false during hydration, as in prerendered pages. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    watchToken,
    () => getToken() !== null,
    () => false,
  )
}
