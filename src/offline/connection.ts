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
  const begin = (hash: string) => {
    settle(hash)
    timers.set(
      hash,
      setTimeout(() => navigator.onLine && set('silent'), patience),
    )
  }
  const heard = (event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated') return
    const hash = event.query.queryHash
    if (event.action.type === 'fetch') begin(hash)
    else if (event.action.type === 'success' || event.action.type === 'error') {
      // A value put in by hand (restored, or written by a screen) says nothing about the network.
      if ('manual' in event.action && event.action.manual) return
      settle(hash)
      const heardFrom = event.action.type === 'success' || answered(event.action.error)
      if (navigator.onLine && heardFrom !== undefined) set(heardFrom ? 'online' : 'silent')
    }
  }
  const again = setInterval(() => {
    if (state === 'silent' && document.visibilityState === 'visible') void refresh(queryClient)
  }, retryEvery)
  // The first reads are under way before anybody can follow them.
  for (const query of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })) begin(query.queryHash)
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

/** Whether a failed read got an answer; undefined for one that was given up. */
const answered = (error: unknown) => (error instanceof ApiError ? error.status > 0 : undefined)
