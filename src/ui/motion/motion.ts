import { useMediaQuery } from '@/lib/media-query'
import { local } from '@/lib/storage'
import { createStore, useStore } from '@/lib/store'

const paused = createStore(local.read('motion') === 'paused')

/**
 * Whether everything that moves by itself must stand still: the reader has paused the animations of the site, or
 * asks the system for less motion. True while pages are prerendered.
 */
export function useStill(): boolean {
  const animationsPaused = useStore(paused, true)
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  return animationsPaused || reducedMotion
}

/** The same at this moment, in the browser. */
export const isStill = (): boolean => paused.get() || window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether the reader has paused the animations of the site; persisted between visits. */
export const useAnimationsPaused = (): boolean => useStore(paused, false)

/** Pauses the animations of this document alone: nothing is stored. */
export const standStill = () => paused.set(true)

export function pauseAnimations(value: boolean): void {
  paused.set(value)
  local.write('motion', value ? 'paused' : 'running')
}
