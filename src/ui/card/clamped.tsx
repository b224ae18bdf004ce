import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLinkedId } from '@/ui/accordion/use-linked-id'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import styles from './clamped.module.css'

const lines = 3
/** In characters: longer texts get the link before the layout is measured. */
const surelyLonger = 150

/** The ids of the cards whose texts the reader has opened: Back finds them open. */
const openTexts = new Set<string>()

/**
 * A text clamped to three lines, with a button that opens and closes it where the text is longer. A link to its card (`id`) opens
 * it, each time. Without scripts nothing is clamped.
 */
export function Clamped({ id, title, children }: { id: string; title: string; children: string }) {
  const { t } = useLingui()
  const text = useRef<HTMLParagraphElement>(null)
  const [longer, setLonger] = useState(children.length > surelyLonger)
  const hydrated = useHydrated()
  const [open, setOpen] = useState(() => openTexts.has(id))
  useLinkedId((linked) => linked === id && setOpen(true))
  const toggle = () => {
    if (open) openTexts.delete(id)
    else openTexts.add(id)
    setOpen(!open)
  }
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
        <button
          type="button"
          onClick={toggle}
          aria-expanded={open}
          aria-controls={`${id}-text`}
          aria-label={open ? t`Réduire : ${title}` : t`Lire la suite : ${title}`}
          className={`strong ${styles.more}`}
        >
          {open ? t`Réduire` : t`Lire la suite`}
        </button>
      )}
    </div>
  )
}

function isLonger(text: Element): boolean {
  return text.scrollHeight > (lines + 0.5) * Number.parseFloat(getComputedStyle(text).lineHeight)
}
