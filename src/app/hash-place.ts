// Keeps the target of an address's hash in place. It is loaded with the first address that has one.

/** How long rows may arrive above the target, in milliseconds. */
const followMs = 10_000

/** Scrolls to the target again as a browser does: the router ignores a link to the current address. */
function pressAgain({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]')
  if (link && link.href === location.href) placeNow()?.scrollIntoView()
}

/**
 * Keeps the target at its position in the window while rows arrive above it, until the reader acts; a link to it scrolls to
 * it again.
 */
export function keepPlace() {
  document.addEventListener('click', pressAgain, true)
  const place = placeNow()
  if (place === null) return
  const { top } = place.getBoundingClientRect()
  // The reader has scrolled away from it.
  if (top < 0 || top > window.innerHeight) return
  const ended = new AbortController()
  const { signal } = ended
  const stop = () => ended.abort()
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'hashchange', 'popstate'])
    addEventListener(type, stop, { signal, passive: true })
  const observer = new ResizeObserver(() => {
    if (!place.isConnected) return stop()
    window.scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' })
  })
  observer.observe(document.body)
  signal.addEventListener('abort', () => observer.disconnect())
  setTimeout(stop, followMs)
}

const placeNow = () => document.getElementById(location.hash.slice(1))
