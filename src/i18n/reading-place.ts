import { session } from '@/lib/storage'

const key = 'reading-place'
const given = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** How long the page may take to be as long as it was, in milliseconds. */
const restoreMs = 8000

/** Remembers how far down the page the reader is, for the reload of a language change. */
export function rememberPlace(): void {
  session.write(key, String(Math.round(window.scrollY)))
}

/**
 * Brings the reader back there once the page is long enough again, unless the reader has moved first. The
 * browser and the router restore it too early: rows are drawn in slices.
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
    for (const event of given) window.removeEventListener(event, stop)
  }
  for (const event of given) window.addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
  setTimeout(stop, restoreMs)
}

function takePlace(): number {
  const place = Number(session.read(key) ?? 0)
  session.remove(key)
  return Number.isFinite(place) ? place : 0
}
