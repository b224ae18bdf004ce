import { useSyncExternalStore } from 'react'
import { stored } from '@/lib/stored'

const choice = stored('motion')
const reducedMotion = '(prefers-reduced-motion: reduce)'
const listeners = new Set<() => void>()
let paused: boolean | undefined

/**
 * Whether everything that moves by itself must stand still: the reader has paused the animations of the site, or
 * asks the system for less motion. True while pages are made at build.
 */
export function useStill(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => animationsPaused() || window.matchMedia(reducedMotion).matches,
    () => true,
  )
}

/** Whether the reader has paused the animations of the site, kept from visit to visit. */
export function useAnimationsPaused(): boolean {
  return useSyncExternalStore(subscribe, animationsPaused, () => false)
}

export function pauseAnimations(value: boolean): void {
  paused = value
  choice.write(value ? 'paused' : 'running')
  for (const listener of listeners) listener()
}

function animationsPaused() {
  paused ??= choice.read() === 'paused'
  return paused
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(reducedMotion)
  query.addEventListener('change', listener)
  listeners.add(listener)
  return () => {
    query.removeEventListener('change', listener)
    listeners.delete(listener)
  }
}
