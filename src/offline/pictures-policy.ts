import type { PicturePolicy } from '@/ui/picture-policy'
import { useSavesData } from './low-data'

/** Pictures load by themselves, unless the reader saves data. */
export function usePicturesPolicy(): PicturePolicy {
  return useSavesData() ? asking : loading
}

const loading: PicturePolicy = { pictures: 'load' }
const asking: PicturePolicy = { pictures: 'ask', isFree }

/** Whether the service worker keeps a picture already. */
async function isFree(src: string): Promise<boolean> {
  try {
    return (await caches.match(src, { ignoreVary: true })) !== undefined
  } catch {
    return false
  }
}
