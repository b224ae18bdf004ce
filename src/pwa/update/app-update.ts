import { createStore, useStore } from '@/lib/store'

/**
 * `offered`: there is a new version, which is not downloaded before the reader, who saves data, asks for it. `waiting`: a
 * new version is ready and asks. `coming`: the reader agreed, and the old one is giving way. `late`: it
 * has not; the new one is there at the next start at the latest. `elsewhere`: another tab has put the new version in
 * place while this one holds unsaved input; it goes on until it is reloaded. `unavailable`: the server has given something
 * else than a worker three times in a row.
 */
export type AppUpdate = 'none' | 'offered' | 'waiting' | 'coming' | 'late' | 'elsewhere' | 'unavailable'

export const appUpdate = createStore<AppUpdate>('none')

/** What the new version weighs, in bytes: of what is downloaded, the part that was not on the device. */
export const updateWeight = createStore(0)

export const useUpdateWeight = () => useStore(updateWeight, 0)

export const useAppUpdate = () => useStore(appUpdate, 'none')
