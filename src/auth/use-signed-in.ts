import { useSyncExternalStore } from 'react'
import { getToken, watchToken } from '@/api/token'

/** Whether a token is stored. False on the first render, so that prerendered pages match. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    watchToken,
    () => getToken() !== null,
    () => false,
  )
}
