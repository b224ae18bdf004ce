import { useMediaQuery } from '@/lib/media-query'
import { local } from '@/lib/storage'
import { motionKey } from '@/lib/storage-keys'
import { createStore, useStore } from '@/lib/store'

const pauseStore = createStore(local.read(motionKey) === 'paused')

/**
 * Returns whether animations are off: the reader has paused them, or the system asks for reduced motion. True at
 * build.
 */
export function useStill(): boolean {
  const isPaused = useStore(pauseStore, true)
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  return isPaused || isReduced
}

/** Returns whether the reader has paused the site's animations; persisted between visits. */
export const useAnimationsPaused = (): boolean => useStore(pauseStore, false)

/** Pauses the animations of this document without storing it. */
export const standStill = () => pauseStore.set(true)

export function pauseAnimations(value: boolean): void {
  pauseStore.set(value)
  local.write(motionKey, value ? 'paused' : 'running')
}
