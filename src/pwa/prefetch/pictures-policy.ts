import { useMemo } from 'react'
import { useConnection } from '@/pwa/network/connection'
import { useLoadsOnRequest } from '@/pwa/network/low-data'
import type { WorkerMessage } from '@/pwa/worker/messages'
import type { PicturePolicy } from '@/ui/picture/picture-policy'

/** Returns the picture policy that the network allows: pictures load automatically; with data saving only cached ones do. */
export function useNetworkPolicy(): PicturePolicy {
  const onRequest = useLoadsOnRequest()
  const isOnline = useConnection() === 'online'
  return useMemo(
    () => (onRequest ? { pictures: 'ask', isFree: isPictureCached, isOnline } : { pictures: 'load', isOnline }),
    [onRequest, isOnline],
  )
}

/** Removes a picture from the service worker's cache: what its host shows in place of one. */
export function forgetPicture(address: string): void {
  const message: WorkerMessage = { type: 'FORGET_PICTURE', address }
  navigator.serviceWorker?.controller?.postMessage(message)
}

/** Resolves to whether the service worker has cached a picture. */
export async function isPictureCached(address: string): Promise<boolean> {
  try {
    return (await caches.match(address, { ignoreVary: true })) !== undefined
  } catch {
    return false
  }
}
