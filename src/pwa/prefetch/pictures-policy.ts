import { useSavesData } from '@/pwa/network/low-data'
import type { PicturePolicy } from '@/ui/picture/picture-policy'

/** Returns the picture policy: pictures load automatically; with data saving only cached ones do. */
export function usePicturesPolicy(): PicturePolicy {
  return useSavesData() ? asking : loading
}

const loading: PicturePolicy = { pictures: 'load' }
const asking: PicturePolicy = { pictures: 'ask', isFree: isPictureCached }

/** Resolves to whether the service worker has cached a picture. */
export async function isPictureCached(address: string): Promise<boolean> {
  try {
    return (await caches.match(address, { ignoreVary: true })) !== undefined
  } catch {
    return false
  }
}
