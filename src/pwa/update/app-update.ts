import { createStore, useStore } from '@/lib/store'

/** `available`: a new version is installed and waits. `installing`: the reader has accepted it. */
export type AppUpdate = 'none' | 'available' | 'installing'

export const appUpdate = createStore<AppUpdate>('none')

export const useAppUpdate = () => useStore(appUpdate, 'none')
