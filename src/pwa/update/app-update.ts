import { createStore, useStore } from '@/lib/store'

/**
 * `waiting`: a new version is ready and asks. `coming`: the reader agreed, and the old one is giving way. `late`: it
 * has not; the new one is there at the next start at the latest. `elsewhere`: another tab has put the new version in
 * place while this one holds unsaved input; it goes on until it is reloaded. `unavailable`: the server has given something
 * else than a worker three times in a row.
 */
export type AppUpdate = 'none' | 'waiting' | 'coming' | 'late' | 'elsewhere' | 'unavailable'

export const appUpdate = createStore<AppUpdate>('none')

export const useAppUpdate = () => useStore(appUpdate, 'none')
