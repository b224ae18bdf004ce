import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

/** Returns whether the element has been in the viewport of a visible page; false until it is known. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isInside, setInside] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver((entries) => setInside(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  const isShown = usePageShown()
  const [hasBeenSeen, setBeenSeen] = useState(false)
  if (isInside && isShown && !hasBeenSeen) setBeenSeen(true)
  return hasBeenSeen
}

/** Returns whether the page is visible, not behind another tab. */
export const usePageShown = () => useSyncExternalStore(subscribe, pageShown, () => false)

const pageShown = () => document.visibilityState === 'visible'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
