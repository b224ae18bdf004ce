import { useSyncExternalStore } from 'react'

/**
 * `waiting`: a new version is ready and asks. `coming`: the reader agreed, and the old one is giving way. `late`: it
 * has not; the new one is there at the next start at the latest. `elsewhere`: another tab has put the new version in
 * place while this one holds unsaved input; it goes on until it is reloaded.
 */
export type AppUpdate = 'none' | 'waiting' | 'coming' | 'late' | 'elsewhere'

let state: AppUpdate = 'none'
let apply: () => void = () => undefined
const listeners = new Set<() => void>()

export const applyUpdate = () => apply()

export function setAppUpdate(next: AppUpdate, how?: () => void): void {
  state = next
  if (how) apply = how
  for (const listener of listeners) listener()
}

export function useAppUpdate(): AppUpdate {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => state,
    () => 'none',
  )
}
