import { useMatch } from '@tanstack/react-router'
import { type CSSProperties, useEffect, useState } from 'react'
import { Emblem } from '@/ui/brand/emblem'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import styles from './home-loader.module.css'

/** In milliseconds, from the first paint of the document (specification, section 9). */
const duration = 2000

/**
 * Covers the home page for the first two seconds of a document that was opened there. The style sheet alone draws,
 * animates and lifts it, over a page that is already there, whether the client bundle starts or not; app/boot/boot.ts hides it
 * on a later visit, where data is saved, and on a key or a click. It stands first in the document, so that no part of the
 * page is painted before it.
 */
export function HomeLoader() {
  const home = useMatch({ from: '/_public/', shouldThrow: false }) !== undefined
  const hydrated = useHydrated()
  // During hydration the loader keeps the markup of the document.
  const [elapsed, setElapsed] = useState(() => (!home ? duration : hydrated ? sinceFirstPaint() : 0))
  useEffect(() => {
    // By then the style sheet has hidden the loader.
    const timer = setTimeout(() => setElapsed(duration), home ? duration : 0)
    return () => clearTimeout(timer)
  }, [home])
  if (!home || elapsed >= duration) return null
  return (
    <div aria-hidden className={`no-print ${styles.loader}`} {...(elapsed > 0 && { style: startedBefore(elapsed) })}>
      <Emblem className={styles.emblem} />
      <span className={styles.line} />
    </div>
  )
}

/** Returns the time since the first paint, in milliseconds. */
function sinceFirstPaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return paint ? Math.round(performance.now() - paint.startTime) : 0
}

const startedBefore = (elapsed: number) => ({ '--elapsed': `${elapsed}ms` }) as CSSProperties
