import { useEffectEvent, useLayoutEffect } from 'react'
import { createStore } from '@/lib/store'

/** What Back closes, topmost last. */
export const closers = createStore<readonly (() => void)[]>([])

/** Calls `close` when the reader goes back while `isOpen`. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useLayoutEffect(() => {
    if (!isOpen) return
    const closer = () => onBack()
    closers.set((all) => [...all, closer])
    return () => closers.set((all) => all.filter((other) => other !== closer))
  }, [isOpen])
}
