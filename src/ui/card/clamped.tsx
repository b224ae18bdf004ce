import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import styles from './clamped.module.css'

const lines = 3
/** More characters than three lines of a card hold: the link is there before anything is measured. */
const surelyLonger = 150

/** Whether the address names a record's card, whose text is then shown whole. */
export function useIsNamed(id: string): boolean {
  const named = useLocation({ select: ({ hash }) => hash === id })
  // No address has a hash while the page is prerendered.
  return useHydrated() && named
}

/**
 * A text cut after three lines, and whole while the address names its card (`id`): a link leads from one to the other
 * where the text is longer. Nothing is cut where scripts do not run.
 */
export function Clamped({ id, title, children }: { id: string; title: string; children: string }) {
  const { t } = useLingui()
  const text = useRef<HTMLParagraphElement>(null)
  const [longer, setLonger] = useState(children.length > surelyLonger)
  const hydrated = useHydrated()
  const open = useIsNamed(id)
  useEffect(() => {
    if (text.current === null) return
    // Cards out of sight are not laid out: the observer reports once they are, and before they are painted.
    const observer = new ResizeObserver(([entry]) => entry && flushSync(() => setLonger(isLonger(entry.target))))
    observer.observe(text.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div>
      <p ref={text} id={`${id}-text`} className={`clamp ${styles.text}`} data-open={hydrated ? open : undefined}>
        {children}
      </p>
      {longer && (
        <Link
          to="."
          hash={open ? '' : id}
          replace={open}
          activeOptions={{ includeHash: true }}
          resetScroll={false}
          hashScrollIntoView={false}
          aria-expanded={open}
          aria-controls={`${id}-text`}
          aria-label={open ? t`Réduire : ${title}` : t`Lire la suite : ${title}`}
          className={styles.more}
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
