import { useEffect, useMemo, useState } from 'react'
import { htmlToText } from '@/lib/html-to-text'
import { isBeyondMeasure, maxCharacters } from './beyond-measure'
import styles from './safe-html.module.css'

type Sanitize = (html: string) => string | TrustedHTML
let loaded: Sanitize | undefined

/**
 * HTML written in the back office, made safe. What makes it safe is fetched only when there is HTML to show; until
 * then, where it cannot be fetched, and where there is more HTML than a browser takes at once, only its text is shown.
 */
export function SafeHtml({ html, className = '' }: { html: string; className?: string | undefined }) {
  const [sanitize, setSanitize] = useState<Sanitize | undefined>(undefined)
  const marked = /[<&]/.test(html)
  const rich = useMemo(() => marked && !isBeyondMeasure(html), [html, marked])
  useEffect(() => {
    if (!rich) return
    let left = false
    const take = (ready: Sanitize) => !left && setSanitize(() => ready)
    if (loaded) take(loaded)
    else void fetchSanitize().then(take, (error: unknown) => console.warn('The HTML stays plain text', error))
    return () => {
      left = true
    }
  }, [rich])
  // The same value for the same HTML: another one would put new elements on the page, and take the focus away.
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
