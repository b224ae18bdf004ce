import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window matches a media query; `prerendered` stands in while a page is prerendered and hydrated. */
export function useMediaQuery(query: string, prerendered: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => prerendered,
  )
}
