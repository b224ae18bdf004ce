import { useSavesData } from '@/pwa/network/low-data'
import type { PicturePolicy } from '@/ui/picture/picture-policy'

/** Pictures load by themselves, unless the reader saves data: then those that are cached do. */
export function usePicturesPolicy(): PicturePolicy {
  return useSavesData() ? asking : loading
}

const loading: PicturePolicy = { pictures: 'load' }
const asking: PicturePolicy = { pictures: 'ask', isFree: isPictureCached }

/** Whether the service worker has cached a picture. */
export async function isPictureCached(address: string): Promise<boolean> {
  try {
    return (await caches.match(address, { ignoreVary: true })) !== undefined
  } catch {
    return false
  }
}
