/**
 * Runs in the page: fires the events of all elements of its main part. Returns what must not happen: scripts that ran,
 * elements and attributes that are not allowed, and elements outside the main part.
 */
export async function escapes(): Promise<string[]> {
  const main = document.querySelector('main')
  if (main === null) return ['there is no main part any more']
  const found: string[] = []
  const all = [...main.querySelectorAll('*')]
  const short = (element: Element) => element.outerHTML.slice(0, 150)

  document.addEventListener('click', (event) => event.preventDefault(), { capture: true })
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true })
  const events = ['mouseover', 'pointerenter', 'focus', 'error', 'load', 'toggle', 'animationstart', 'begin']
  // Pictures have handlers of the site, which replace a missing one.
  for (const element of all.filter((one) => one.tagName !== 'IMG')) {
    for (const type of events) element.dispatchEvent(new Event(type))
  }
  await new Promise((resolve) => setTimeout(resolve, 100))
  if ('hasRun' in window) found.push(`ran ${String(window.hasRun)} times`)

  for (const element of all) {
    const { attributes, tagName } = element
    if (/^(?:script|object|embed|base|meta|link|style|frame|frameset|portal|math|template|audio|area)$/i.test(tagName))
      found.push(short(element))
    const isVideo = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/.test(element.getAttribute('src') ?? '')
    if (tagName === 'IFRAME' && !isVideo) found.push(short(element))
    for (const { name, value } of attributes) {
      if (/^on|^(?:srcdoc|formaction|ping|background|xlink:href|action)$/.test(name)) found.push(short(element))
      if (name === 'target' && value === '_blank' && !element.getAttribute('rel')?.includes('noopener'))
        found.push(short(element))
      if (!/^(?:href|src|poster|data|srcset)$/.test(name) || value === '') continue
      const { protocol, origin, username } = new URL(value, location.href)
      if (!/^(?:https?|mailto|tel):$/.test(protocol) || username !== '') found.push(`${name}=${value}`)
      if (origin.includes('evil') && (name !== 'href' || !value.startsWith('https://evil.example/')))
        found.push(`${name}=${value}`)
    }
    const { position, display } = getComputedStyle(element)
    // Sanitised HTML has no classes, unlike the components of the site.
    const isOurs = element.classList.length > 0
    if (display !== 'none' && (position === 'fixed' || position === 'sticky') && !isOurs)
      found.push(`${position} ${short(element)}`)
  }

  const header = document.querySelector('header')?.getBoundingClientRect()
  window.scrollTo(0, 0)
  for (const place of [10, innerWidth / 2, innerWidth - 10]) {
    const top = document.elementFromPoint(place, (header?.top ?? 0) + 30)
    if (!top?.closest('header')) found.push(`${top?.outerHTML.slice(0, 150)} lies over the header`)
  }
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.push(`the page is ${wide} px too wide`)
  if (document.querySelectorAll('#root').length !== 1 || document.querySelector('#root')?.tagName !== 'DIV')
    found.push('#root')
  if (document.contentType !== 'text/html' || typeof document.getElementById !== 'function') found.push('clobbered')
  return [...new Set(found)].slice(0, 20)
}
