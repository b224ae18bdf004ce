import { useSyncExternalStore } from 'react'
import { stored } from '@/lib/stored'

export const schemes = ['light', 'dark', 'system'] as const
export type Scheme = (typeof schemes)[number]

const choice = stored('scheme')
const listeners = new Set<() => void>()
let current: Scheme | undefined

/** The colours the reader chose for this device; the device's own until then. index.html applies it before painting. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, scheme, () => 'system')
}

export function chooseScheme(next: Scheme): void {
  current = next
  choice.write(next)
  if (next === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = next
  for (const listener of listeners) listener()
}

function scheme() {
  current ??= schemes.find((known) => known === choice.read()) ?? 'system'
  return current
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
