import createPurifier, { type Config } from 'dompurify'

export const purifier = createPurifier(window)

export const config = {
  ALLOWED_TAGS: (
    'p br hr span b strong i em u s sub sup h2 h3 h4 ul ol li blockquote a img figure figcaption ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
  ALLOWED_ATTR: ['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'lang'],
  // Without this, the rule for addresses below is applied to these too.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'start', 'lang'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
} satisfies Config

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    if (hasCredentials(node.getAttribute('href') ?? '')) node.removeAttribute('href')
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  if (node.tagName === 'IMG') {
    const src = node.getAttribute('src') ?? ''
    if (src === '' || src.startsWith('data:') || tiny(node.getAttribute('width')) || tiny(node.getAttribute('height')))
      node.remove()
    // Whoever wrote no description left nothing to read aloud, not even the file's name.
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
    node.setAttribute('loading', 'lazy')
    node.setAttribute('referrerpolicy', 'no-referrer')
  }
})

/** `https://cdec.cm@elsewhere` reads like one site and is another. */
const hasCredentials = (href: string) => URL.canParse(href) && new URL(href).username !== ''

/** A picture of one or two pixels is there to count readers. */
const tiny = (size: string | null) => size !== null && Number.parseFloat(size) <= 2

/**
 * HTML of the provider with everything taken out that could act, style or track. Where the browser checks what
 * becomes HTML, the result is of the type it asks for.
 */
export function sanitize(html: string): string | TrustedHTML {
  return 'trustedTypes' in window
    ? purifier.sanitize(html, { ...config, RETURN_TRUSTED_TYPE: true })
    : purifier.sanitize(html, config)
}

/** The same as elements, which belong to no page yet: nothing in them loads. */
export function sanitizeToFragment(html: string): DocumentFragment {
  return purifier.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true })
}
