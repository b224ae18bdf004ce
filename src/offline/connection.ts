import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '@/api/errors'

/** `silent`: the device has a network, but the provider cannot be reached or has not answered for eight seconds. */
export type ConnectionState = 'online' | 'offline' | 'silent'

/** How long an answer may take before what is kept is all there is, in milliseconds. */
const patience = 8000
const retryEvery = 15_000

let state: ConnectionState = 'online'
const listeners = new Set<() => void>()

function set(next: ConnectionState) {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

export function useConnection(): ConnectionState {
  return useSyncExternalStore(subscribe, connectionState, () => 'online')
}

export const connectionState = () => state

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Follows the browser's word and every read of the page; while silent, what is on the screen is asked for again. */
export function watchConnection(queryClient: QueryClient): () => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const follow = () => set(navigator.onLine ? 'online' : 'offline')
  const settle = (hash: string) => {
    clearTimeout(timers.get(hash))
    timers.delete(hash)
  }
  const heard = (event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated') return
    const hash = event.query.queryHash
    if (event.action.type === 'fetch') {
      settle(hash)
      timers.set(
        hash,
        setTimeout(() => navigator.onLine && set('silent'), patience),
      )
    } else if (event.action.type === 'success' || event.action.type === 'error') {
      // A value put in by hand (restored, or written by a screen) says nothing about the network.
      if (!timers.has(hash) || ('manual' in event.action && event.action.manual)) return
      settle(hash)
      const unreachable = event.action.type === 'error' && isUnreachable(event.action.error)
      if (navigator.onLine) set(unreachable ? 'silent' : 'online')
    }
  }
  const again = setInterval(() => {
    if (state === 'silent' && document.visibilityState === 'visible') void refresh(queryClient)
  }, retryEvery)
  const unsubscribe = queryClient.getQueryCache().subscribe(heard)
  window.addEventListener('online', follow)
  window.addEventListener('offline', follow)
  follow()
  return () => {
    clearInterval(again)
    for (const hash of timers.keys()) settle(hash)
    unsubscribe()
    window.removeEventListener('online', follow)
    window.removeEventListener('offline', follow)
  }
}

/** Asks again for everything that is on the screen. */
export function refresh(queryClient: QueryClient): Promise<void> {
  return queryClient.refetchQueries({ type: 'active' })
}

const isUnreachable = (error: unknown) => error instanceof ApiError && error.status === 0
