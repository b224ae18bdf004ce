import { useLocation, useRouter } from '@tanstack/react-router'
import { type Key, type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { reveal } from '@/lib/focus-target'
import { afterRest } from '@/lib/idle'
import { session } from '@/lib/storage'
import styles from './growing.module.css'

/** The rows of the first render, and of a document: they fill a phone. */
export const initialRows = 8
/** The rows of each further step: they fill a few windows without a noticeable delay on a slow phone. */
export const step = 40

/** A list up to this length is rendered whole once the page is idle. */
const maxWhole = 120

/**
 * Returns the rows of a list to render now, and the item that ends its `<ul>`. A page of thousands of rows freezes: the first
 * rows are rendered at once, the next ones when the reader comes near the end, those of a short list in idle time, and all of
 * them for print. When the hash names a row (`…-id`), the list is rendered up to that row, which is scrolled to and focused.
 */
export function useGrowing<Row extends { id: Key }>(rows: readonly Row[]): { rows: readonly Row[]; end: ReactNode } {
  const router = useRouter()
  const [limit, setLimit] = useState(() => rowsOfEntry(router.latestLocation) || initialRows)
  const namedIndex = useNamedIndex(rows)
  const count = namedIndex < 0 ? limit : Math.max(limit, namedIndex + step)
  const isWhole = count >= rows.length
  useRowsOfEntry(count)
  const end = useGrowth(isWhole, rows.length <= maxWhole, count, setLimit)
  return {
    rows: isWhole ? rows : rows.slice(0, count),
    end: !isWhole && <li ref={end} aria-hidden className={styles.rest} />,
  }
}

/** Returns the index of the row that the hash names, -1 for none. The row that the page was opened with is scrolled to and focused. */
function useNamedIndex(rows: readonly { id: Key }[]): number {
  const hash = useLocation({ select: (location) => location.hash })
  const [firstHash] = useState(hash)
  const index = hash === '' ? -1 : rows.findIndex(({ id }) => hash.endsWith(`-${id}`))
  const isListed = index >= 0 && hash === firstHash
  const revealNamed = useEffectEvent(() => reveal(document.getElementById(hash)))
  // The router scrolls to rows that are already rendered. The named one may come after those of the document.
  useEffect(() => {
    if (isListed) revealNamed()
  }, [isListed])
  return index
}

interface Entry {
  state: { key?: string }
}

const storageKeyOf = ({ state: { key = '' } }: Entry) => `rows-${key}`

/** Returns how many rows the longest list had when the reader left an entry of the history; 0 for an entry that was never left. */
const rowsOfEntry = (entry: Entry) => Number(session.read(storageKeyOf(entry)))

/** Stores how many rows are rendered, as the router stores the place: Back shows as many again, also after a reload of the next page. */
function useRowsOfEntry(count: number): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ fromLocation }) => {
        // A page may have several lists.
        if (fromLocation !== undefined)
          session.write(storageKeyOf(fromLocation), String(Math.max(count, rowsOfEntry(fromLocation))))
      }),
    [router, count],
  )
}

/** Raises the limit until the list is whole. Returns the ref of its last item. */
function useGrowth(isWhole: boolean, isShort: boolean, count: number, setLimit: (limit: number) => void) {
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isWhole || end.current === null) return
    // Observed again after each step: the observer reports at once when the end is still near.
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && startTransition(() => setLimit(count + step)),
      { rootMargin: '1500px' },
    )
    observer.observe(end.current)
    const showAll = () => flushSync(() => setLimit(Number.POSITIVE_INFINITY))
    window.addEventListener('beforeprint', showAll)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', showAll)
    }
  }, [isWhole, count, setLimit])
  // The browser's own search finds only rows that are rendered; thousands of them would slow a phone down.
  useEffect(() => {
    if (isWhole || !isShort) return
    let isCurrent = true
    afterRest(() => isCurrent && startTransition(() => setLimit(count + step)))
    return () => {
      isCurrent = false
    }
  }, [isWhole, isShort, count, setLimit])
  return end
}
