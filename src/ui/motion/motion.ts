import { useMediaQuery } from '@/lib/media-query'
import { createStore, useStore } from '@/lib/store'
import { stored } from '@/lib/stored'

const choice = stored('motion')
const paused = createStore(choice.read() === 'paused')

/**
 * Whether everything that moves by itself must stand still: the reader has paused the animations of the site, or
 * asks the system for less motion. True while pages are prerendered.
 */
export function useStill(): boolean {
  const animationsPaused = useStore(paused, true)
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  return animationsPaused || reducedMotion
}

/** Whether the reader has paused the animations of the site; persisted between visits. */
export const useAnimationsPaused = (): boolean => useStore(paused, false)

export function pauseAnimations(value: boolean): void {
  paused.set(value)
  choice.write(value ? 'paused' : 'running')
}
