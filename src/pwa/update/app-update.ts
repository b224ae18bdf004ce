import { createStore, useStore } from '@/lib/store'

/**
 * `available`: a new version waits for the reader's consent (with data saving it is not downloaded yet). `installing`: the
 * reader has accepted; it is active at the next start at the latest. `unavailable`: the server has sent something else than
 * a worker at three visits in a row.
 */
export type AppUpdate = 'none' | 'available' | 'installing' | 'unavailable'

export const appUpdate = createStore<AppUpdate>('none')

/** The bytes of the new version that were not cached. */
export const updateWeight = createStore(0)

export const useUpdateWeight = () => useStore(updateWeight, 0)

export const useAppUpdate = () => useStore(appUpdate, 'none')
