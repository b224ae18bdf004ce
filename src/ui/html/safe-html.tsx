import { useEffect, useMemo } from 'react'
import { addressIn } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { htmlToText, isHtml } from '@/lib/html-to-text'
import type { sanitize } from '@/lib/sanitize'
import { createStore, useStore } from '@/lib/store'
import { isBeyondMeasure, maxCharacters } from './beyond-measure'
import styles from './safe-html.module.css'

type Sanitize = typeof sanitize

/** The sanitiser once it is loaded: from then on a text has its markup from its first render. */
const sanitizer = createStore<Sanitize | null>(null)

/**
 * A text from the back office, plain or HTML, which is sanitised. The sanitiser is loaded on demand; until then, where it
 * cannot be loaded, and for HTML that is too large to render at once, only the text is shown.
 */
export function SafeHtml({ html, className = '' }: { html: string; className?: string | undefined }) {
  const locale = useLocale()
  const clean = useStore(sanitizer, null)
  const rich = useMemo(() => isHtml(html) && !isBeyondMeasure(html), [html])
  useEffect(() => {
    if (rich && sanitizer.get() === null) void loadSanitizer()
  }, [rich])
  // A new object would replace the elements and drop the focus.
  const safe = useMemo(
    () => (rich ? clean?.(html, (path) => addressIn(locale, path)) : undefined),
    [rich, clean, html, locale],
  )
  if (safe === undefined)
    return <div className={`${styles.plain} ${className}`}>{htmlToText(html.slice(0, maxCharacters))}</div>
  return <div className={`${styles.rich} ${className}`} dangerouslySetInnerHTML={{ __html: safe }} />
}

async function loadSanitizer() {
  try {
    const loaded = await import('@/lib/sanitize')
    sanitizer.set(() => loaded.sanitize)
  } catch (error) {
    console.warn('The HTML stays plain text', error)
  }
}
