import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import styles from './clamped.module.css'

const lines = 3
/** In characters: longer texts get the link before the layout is measured. */
const surelyLonger = 150

/** Returns whether the address's hash is a record's card, whose text is then shown whole. */
function useIsNamed(id: string): boolean {
  const named = useLocation({ select: ({ hash }) => hash === id })
  // At build there is no hash.
  return useHydrated() && named
}

/**
 * A text clamped to three lines, and whole while the address's hash is its card (`id`), with a link between both where the text
 * is longer. Without scripts nothing is clamped.
 */
export function Clamped({ id, title, children }: { id: string; title: string; children: string }) {
  const { t } = useLingui()
  const text = useRef<HTMLParagraphElement>(null)
  const [longer, setLonger] = useState(children.length > surelyLonger)
  const hydrated = useHydrated()
  const open = useIsNamed(id)
  useEffect(() => {
    if (text.current === null) return
    // The observer reports before the text is painted, and again when its width changes.
    const observer = new ResizeObserver(([entry]) => entry && flushSync(() => setLonger(isLonger(entry.target))))
    observer.observe(text.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div>
      <p ref={text} id={`${id}-text`} className={`clamp soft ${styles.text}`} data-open={hydrated ? open : undefined}>
        {children}
      </p>
      {longer && (
        <Link
          to="."
          search
          hash={open ? '' : id}
          replace={open}
          activeOptions={{ includeHash: true }}
          resetScroll={false}
          hashScrollIntoView={false}
          aria-expanded={open}
          aria-controls={`${id}-text`}
          aria-label={open ? t`Réduire : ${title}` : t`Lire la suite : ${title}`}
          className={`strong ${styles.more}`}
        >
          {open ? t`Réduire` : t`Lire la suite`}
        </Link>
      )}
    </div>
  )
}

function isLonger(text: Element): boolean {
  return text.scrollHeight > (lines + 0.5) * Number.parseFloat(getComputedStyle(text).lineHeight)
}
