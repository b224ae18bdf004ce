// What an address names, loaded with the first address that does.

/** How long rows may go on arriving above it, in milliseconds. */
const followMs = 10_000

/** The router does nothing where the address stays the same; a browser scrolls there again. */
function pressAgain({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]')
  if (link && link.href === location.href) placeNow()?.scrollIntoView()
}

/**
 * Until the reader acts, what the address names stays where it is in the window while rows arrive above it; a link to it
 * shows it again.
 */
export function keepPlace() {
  document.addEventListener('click', pressAgain, true)
  const place = placeNow()
  if (place === null) return
  const { top } = place.getBoundingClientRect()
  // The reader is somewhere else in the page.
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
