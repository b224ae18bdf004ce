import { session } from '@/lib/storage'

const key = 'reading-place'
const userInput = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** How long the page may take to reach its former height, in milliseconds. */
const restoreMs = 8000

/** Stores the scroll position for the reload of a language change. */
export function rememberPlace(): void {
  session.write(key, String(Math.round(window.scrollY)))
}

/**
 * Restores the scroll position once the page is long enough, unless the reader has scrolled or pressed first. The browser
 * and the router restore it too early, because rows are rendered in slices.
 */
export function returnToPlace(): void {
  const place = takePlace()
  if (place === 0) return
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < place) return
    window.scrollTo({ top: place, behavior: 'instant' })
    stop()
  })
  const stop = () => {
    observer.disconnect()
    for (const event of userInput) window.removeEventListener(event, stop)
  }
  for (const event of userInput) window.addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
  setTimeout(stop, restoreMs)
}

function takePlace(): number {
  const place = Number(session.read(key) ?? 0)
  session.remove(key)
  return Number.isFinite(place) ? place : 0
}
