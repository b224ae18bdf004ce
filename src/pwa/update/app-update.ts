import { createStore, useStore } from '@/lib/store'

/**
 * `available`: there is a new version, which waits for the reader's word: downloaded and ready, still to be downloaded
 * where data is saved, or in place already in another tab. `installing`: the reader agreed, and the old one is giving way;
 * the new one is there at the next start at the latest. `unavailable`: the server has given something else than a worker
 * three times in a row.
 */
export type AppUpdate = 'none' | 'available' | 'installing' | 'unavailable'

export const appUpdate = createStore<AppUpdate>('none')

/** What the new version weighs, in bytes: of what is downloaded, the part that was not on the device. */
export const updateWeight = createStore(0)

export const useUpdateWeight = () => useStore(updateWeight, 0)

export const useAppUpdate = () => useStore(appUpdate, 'none')
