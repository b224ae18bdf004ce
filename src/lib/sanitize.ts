import createPurifier, { type Config } from 'dompurify'
import { parseUrl } from '@/lib/parse-url'
import { htmlElements } from './html-to-text'

/** Where documents are rendered there is no `window`: the one of a DOM in Node is set beforehand. */
const view = globalThis.window ?? (Reflect.get(globalThis, 'sanitizerWindow') as typeof window)

export const purifier = createPurifier(view)

export const config = {
  ALLOWED_TAGS: htmlElements,
  ALLOWED_ATTR: ['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'lang'],
  // Without it the address rule below applies to these attributes too.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'start', 'lang'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
} satisfies Config

// Styles are dropped, and the words that one strikes through would hold again. Each text is struck by itself, because the
// children of a list or a table are no text.
purifier.addHook('uponSanitizeAttribute', (node, { attrName, attrValue }) => {
  if (attrName !== 'style' || !/line-through/i.test(attrValue)) return
  const walker = node.ownerDocument.createTreeWalker(node, view.NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text) // the walker shows nothing else
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const struck = node.ownerDocument.createElement('s')
    text.replaceWith(struck)
    struck.append(text)
  }
})

purifier.addHook('afterSanitizeAttributes', (node, _data, { RETURN_DOM_FRAGMENT: isSent, RETURN_DOM: isPasted }) => {
  if (node.tagName === 'A') {
    const href = node.getAttribute('href') ?? ''
    // What leads nowhere is no link: an unsafe address, a place of a text (none has a name).
    const isPlace = href.startsWith('#') && !isPasted
    if (href === '' || isPlace || hasCredentials(href)) return node.replaceWith(...node.childNodes)
    if (isSent || !leavesSite(href)) return
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  if (node.tagName === 'IMG') {
    const src = node.getAttribute('src') ?? ''
    if (src === '' || src.startsWith('data:') || isTracking(node)) node.remove()
    // Without an alt attribute screen readers read the file's name aloud.
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
    if (isSent) return
    node.setAttribute('loading', 'lazy')
    node.setAttribute('referrerpolicy', 'no-referrer')
  }
})

/** Returns whether an address has credentials: `https://cdec.cm@elsewhere` looks like another site. */
const hasCredentials = (href: string) => (parseUrl(href)?.username ?? '') !== ''

/** Returns whether a picture is a tracking pixel. */
export const isTracking = (picture: Element) =>
  tiny(picture.getAttribute('width')) || tiny(picture.getAttribute('height'))

/** Returns whether a width or height is that of a tracking pixel: one or two pixels. */
const tiny = (size: string | null) => size !== null && Number.parseFloat(size) <= 2

/** Matches a page of this site, neither a file nor the provider. */
const page = /^\/(?!api\/)[^?#.]*(?:[?#]|$)/

/** Returns whether a link opens a tab of its own: to another site, and to a file. */
const leavesSite = (href: string) =>
  !/^(?:mailto|tel):/i.test(href) && !page.test(href.replace(`${view.location.origin}/`, '/'))

/**
 * Returns the provider's HTML without scripts, styles and tracking, its links to pages of this site with the address that
 * `addressOf` returns; as TrustedHTML where the browser enforces Trusted Types.
 */
export function sanitize(html: string, addressOf = (path: string) => path): string | TrustedHTML {
  const address = (link: Element) => {
    const href = link.getAttribute('href') ?? ''
    if (link.tagName === 'A' && page.test(href)) link.setAttribute('href', addressOf(href))
  }
  purifier.addHook('afterSanitizeAttributes', address)
  try {
    return 'trustedTypes' in view
      ? purifier.sanitize(html, { ...config, RETURN_TRUSTED_TYPE: true })
      : purifier.sanitize(html, config)
  } finally {
    purifier.removeHook('afterSanitizeAttributes', address)
  }
}

/** Returns HTML as it is sent to the provider: sanitised, without what `sanitize` adds for readers. */
export function sanitizeToSend(html: string): string {
  const body = document.createElement('div')
  // With its target and rel a link stays as the editor has written it.
  const linkAttributes = {
    ALLOWED_ATTR: [...config.ALLOWED_ATTR, 'target', 'rel'],
    ADD_URI_SAFE_ATTR: [...config.ADD_URI_SAFE_ATTR, 'target', 'rel'],
  }
  body.append(purifier.sanitize(html, { ...config, ...linkAttributes, RETURN_DOM_FRAGMENT: true }))
  return body.innerHTML
}
