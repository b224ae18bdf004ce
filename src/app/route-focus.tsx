import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * After each navigation the focus goes to the page's heading, or to what the address names where that can have it,
 * and a new page's title is announced.
 */
export function RouteFocus() {
  const router = useRouter()
  const [announced, setAnnounced] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined) return
        const named = toLocation.hash === '' ? null : document.getElementById(toLocation.hash)
        // What is pressed inside the named part keeps the focus.
        if (!named?.contains(document.activeElement)) named?.focus({ preventScroll: true })
        if (!pathChanged) return
        if (toLocation.hash === '') document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
        setAnnounced(document.title)
      }),
    [router],
  )
  return (
    <div role="status" className="visually-hidden">
      {announced}
    </div>
  )
}
