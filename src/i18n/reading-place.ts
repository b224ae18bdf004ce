const key = 'reading-place'
const given = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** How long the page may take to be as long as it was, in milliseconds. */
const patience = 8000

/** Remembers how far down the page the reader is, for the reload of a language change. */
export function rememberPlace(): void {
  try {
    sessionStorage.setItem(key, String(Math.round(window.scrollY)))
  } catch {
    // The reader then comes back at the top.
  }
}

/** Brings the reader back there once the page is long enough again, unless the reader has moved first. */
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
  setTimeout(stop, patience)
}

function takePlace(): number {
  try {
    const place = Number(sessionStorage.getItem(key) ?? 0)
    sessionStorage.removeItem(key)
    return Number.isFinite(place) ? place : 0
  } catch {
    return 0
  }
}
