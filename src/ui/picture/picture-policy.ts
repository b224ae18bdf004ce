import { createContext, useContext } from 'react'

/**
 * What a picture of the provider does: it loads, or it waits until the reader asks for it. `isFree` is, for one
 * that waits, whether it is on this device already and costs nothing.
 */
export type PicturePolicy = { pictures: 'load' } | { pictures: 'ask'; isFree: (src: string) => Promise<boolean> }

const Policy = createContext<PicturePolicy>({ pictures: 'load' })

export const PicturePolicyProvider = Policy.Provider

export function usePicturePolicy(): PicturePolicy {
  return useContext(Policy)
}
