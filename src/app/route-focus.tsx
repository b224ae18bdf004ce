import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const keepPlace = async () => (await import('./hash-place')).keepPlace()

/**
 * After each navigation the focus goes to the page's heading, or to what the address names where that can have it,
 * and a new page's title is announced. What the reader has pressed while the page was coming keeps the focus.
 */
export function RouteFocus() {
  const router = useRouter()
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const focused = () => document.activeElement
    let left: Element | null
    let pressed = false
    const press = () => {
      pressed = true
    }
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('pointerdown', press, { signal })
    document.addEventListener('keydown', press, { signal })
    if (location.hash) void keepPlace()
    const stops = [
      router.subscribe('onBeforeNavigate', () => {
        left = focused()
        pressed = false
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation: { hash }, pathChanged }) => {
        if (!fromLocation) return
        if (pathChanged) setAnnounced(document.title)
        if (pressed && focused() !== left && focused() !== document.body) return
        if (hash) void keepPlace()
        const place = hash ? document.getElementById(hash) : pathChanged && document.querySelector<HTMLElement>('h1')
        // What is pressed inside the named part keeps the focus.
        if (place && !place.contains(focused())) place.focus({ preventScroll: true })
      }),
    ]
    return () => {
      ended.abort()
      for (const stop of stops) stop()
    }
  }, [router])
  return (
    <div role="status" className="visually-hidden">
      {announced}
    </div>
  )
}
