import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Returns whether the element is in the viewport of a visible page (`onScreen`), and whether it ever was (`seen`). Both are
 * false until they are known.
 */
export function useOnScreen(element: RefObject<Element | null>) {
  const [inside, setInside] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver((entries) => setInside(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  const shown = useSyncExternalStore(subscribe, pageShown, () => false)
  const onScreen = inside && shown
  const [seen, setSeen] = useState(false)
  if (onScreen && !seen) setSeen(true)
  return { onScreen, seen }
}

const pageShown = () => document.visibilityState === 'visible'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
