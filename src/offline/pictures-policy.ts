import type { PicturePolicy } from '@/ui/picture-policy'
import { isPictureKept } from './kept-picture'
import { useSavesData } from './low-data'

/** Pictures load by themselves, unless the reader saves data: then those that are kept do. */
export function usePicturesPolicy(): PicturePolicy {
  return useSavesData() ? asking : loading
}

const loading: PicturePolicy = { pictures: 'load' }
const asking: PicturePolicy = { pictures: 'ask', isFree: isPictureKept }
