import { createContext, useContext } from 'react'

/**
 * Whether pictures of the provider load automatically or on request. `isFree` resolves to whether a picture is already on the
 * device. Pictures that have failed are requested again when `isOnline` becomes true.
 */
export type PicturePolicy = { isOnline?: boolean } & (
  | { pictures: 'load' }
  | { pictures: 'ask'; isFree: (src: string) => Promise<boolean> }
)

const Policy = createContext<PicturePolicy>({ pictures: 'load' })

export const PicturePolicyProvider = Policy.Provider

export function usePicturePolicy(): PicturePolicy {
  return useContext(Policy)
}
