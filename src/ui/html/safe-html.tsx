import { useEffect, useMemo, useState } from 'react'
import { htmlToText } from '@/lib/html-to-text'
import { isBeyondMeasure, maxCharacters } from './beyond-measure'
import styles from './safe-html.module.css'

type Sanitize = (html: string) => string | TrustedHTML
let loaded: Sanitize | undefined

/**
 * Sanitised HTML from the back office. The sanitiser is loaded on demand; until then, where it cannot be loaded, and for HTML
 * that is too large to render at once, only the text is shown.
 */
export function SafeHtml({ html, className = '' }: { html: string; className?: string | undefined }) {
  const [sanitize, setSanitize] = useState<Sanitize | undefined>(undefined)
  const marked = /[<&]/.test(html)
  const rich = useMemo(() => marked && !isBeyondMeasure(html), [html, marked])
  useEffect(() => {
    if (!rich) return
    let unmounted = false
    const take = (ready: Sanitize) => !unmounted && setSanitize(() => ready)
    if (loaded) take(loaded)
    else void fetchSanitize().then(take, (error: unknown) => console.warn('The HTML stays plain text', error))
    return () => {
      unmounted = true
    }
  }, [rich])
  // A new object would replace the elements and drop the focus.
  const safe = useMemo(() => (rich ? sanitize?.(html) : undefined), [rich, sanitize, html])
  if (safe === undefined)
    return (
      <div className={`${styles.plain} ${className}`}>{marked ? htmlToText(html.slice(0, maxCharacters)) : html}</div>
    )
  return <div className={`${styles.rich} ${className}`} dangerouslySetInnerHTML={{ __html: safe }} />
}

async function fetchSanitize() {
  loaded = (await import('./sanitize')).sanitize
  return loaded
}
