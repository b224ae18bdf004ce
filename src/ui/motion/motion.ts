import { useMediaQuery } from '@/lib/media-query'
import { local } from '@/lib/storage'
import { motionKey } from '@/lib/storage-keys'
import { createStore, useStore } from '@/lib/store'

const paused = createStore(local.read(motionKey) === 'paused')

/**
 * Returns whether animations are off: the reader has paused them, or the system asks for reduced motion. True at
 * build.
 */
export function useStill(): boolean {
  const animationsPaused = useStore(paused, true)
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  return animationsPaused || reducedMotion
}

/** Returns whether the reader has paused the site's animations; persisted between visits. */
export const useAnimationsPaused = (): boolean => useStore(paused, false)

/** Pauses the animations of this document without storing it. */
export const standStill = () => paused.set(true)

export function pauseAnimations(value: boolean): void {
  paused.set(value)
  local.write(motionKey, value ? 'paused' : 'running')
}
