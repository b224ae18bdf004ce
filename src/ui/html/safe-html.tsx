import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { htmlToText, isHtml } from '@/lib/html-to-text'
import type { sanitize } from '@/lib/sanitize'
import { addressIn } from '@/lib/site-paths'
import { createStore, useStore } from '@/lib/store'
import styles from './safe-html.module.css'

type Sanitize = typeof sanitize

/** The sanitiser once it is loaded: from then on a text has its markup from its first render. */
const sanitizer = createStore<Sanitize | null>(null)

/** Called where documents are rendered, before the first one. */
export const setSanitizer = (sanitize: Sanitize) => sanitizer.set(() => sanitize)

/**
 * A text from the back office, plain or HTML, which is sanitised. Its markup stands in the document, and stays as it is until
 * the text changes. Elsewhere the sanitiser is loaded on demand; until then, where it cannot be loaded, and for HTML that is too
 * large to render at once, only the text is shown.
 */
export function SafeHtml({ html, className = '' }: { html: string; className?: string | undefined }) {
  const locale = useLocale()
  const clean = useStore(sanitizer, import.meta.env.SSR ? sanitizer.get() : null)
  const isHydrating = !useSyncExternalStore(noSubscription, onClient, inDocument)
  /** The text whose markup the document has. */
  const [prerendered, setPrerendered] = useState(isHydrating && !import.meta.env.SSR ? html : undefined)
  const rich = useMemo(() => isHtml(html) && !isBeyondMeasure(html), [html])
  const isChanged = prerendered !== html
  // The former markup is shown until the sanitiser is there.
  if (prerendered !== undefined && isChanged && (clean || !rich)) setPrerendered(undefined)
  useEffect(() => {
    if (rich && isChanged && sanitizer.get() === null) void loadSanitizer().catch(() => setPrerendered(undefined))
  }, [rich, isChanged])
  // A new object would replace the elements and drop the focus.
  const safe = useMemo(
    () => (rich ? clean?.(html, (path) => addressIn(locale, path)) : undefined),
    [rich, clean, html, locale],
  )
  if (rich && prerendered !== undefined)
    return (
      <div className={`${styles.rich} ${className}`} dangerouslySetInnerHTML={unchanged} suppressHydrationWarning />
    )
  if (safe === undefined) return <div className={`lines ${className}`}>{htmlToText(html.slice(0, maxCharacters))}</div>
  return <div className={`${styles.rich} ${className}`} dangerouslySetInnerHTML={{ __html: safe }} />
}

/** The first lines of a text. A link in those that are cut off would take the focus unseen: the whole text has the links. */
export const Excerpt = ({ html, className }: { html: string; className: string }) => (
  <SafeHtml html={html.replaceAll(/<\/?a\b[^>]*>/gi, '')} className={`clamp ${className}`} />
)

/** React sets markup only where the object changes, and none during hydration. */
const unchanged = { __html: '' }

const noSubscription = () => () => undefined
const onClient = () => true
const inDocument = () => false

async function loadSanitizer() {
  try {
    setSanitizer((await import('@/lib/sanitize')).sanitize)
  } catch (error) {
    console.warn('The HTML stays plain text', error)
    throw error
  }
}

/** In characters: about what a phone can render at once. */
const maxCharacters = 300_000

// Layout cost grows with each level of nesting; written pages stay under ten.
const deepest = 100

/** Elements that nest until they are closed explicitly. */
const nests =
  /<(\/?)(?:blockquote|div|span|b|i|em|u|s|a|strong|sub|sup|ul|ol|figure|table|section|font|center|q|big|small|dl|dd|form|svg|math|template|object|details)\b/gi

/** Returns whether HTML is so long or so deeply nested that only its text is shown. */
function isBeyondMeasure(html: string): boolean {
  if (html.length > maxCharacters) return true
  let depth = 0
  for (const [, closing] of html.matchAll(nests)) {
    depth += closing === '/' ? -1 : 1
    if (depth > deepest) return true
    if (depth < 0) depth = 0
  }
  return false
}
