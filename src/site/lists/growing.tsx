import { useLocation, useRouter } from '@tanstack/react-router'
import { Fragment, type Key, type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { reveal } from '@/lib/focus-target'
import { afterRest } from '@/lib/idle'
import styles from './growing.module.css'
import { typesetRow } from './typeset'

/** The rows of the first render, and of a document: they fill a phone. */
export const initialRows = 8
/** The rows of each further step: they fill a few windows without a noticeable delay on a slow phone. */
export const step = 40

/** How many rows are rendered whole once the page is idle. */
const maxWhole = 120

/** How many rows the longest list had when the reader left an entry of the history, by its key. Back shows as many again. */
const rowsByEntry = new Map<string, number>()

/**
 * The rows of a list, as items of its `<ul>`. A page of thousands of rows freezes: the first rows are rendered at once, and
 * the next ones when the reader comes near the end, and those of a short list in idle time. All rows are rendered for print. When the hash names a row (`…-id`), the
 * list is rendered up to that row, which is scrolled to and focused.
 */
export function Growing<Row extends { id: Key }>({
  rows,
  children,
}: {
  rows: readonly Row[]
  children: (row: Row, index: number) => ReactNode
}) {
  const router = useRouter()
  const [shown, setShown] = useState(() => rowsByEntry.get(keyOf(router.latestLocation)) ?? initialRows)
  const hash = useLocation({ select: (location) => location.hash })
  const named = hash === '' ? -1 : rows.findIndex(({ id }) => hash.endsWith(`-${id}`))
  const count = named < 0 ? shown : Math.max(shown, named + step)
  const end = useRef<HTMLLIElement>(null)
  const all = count >= rows.length
  const found = useEffectEvent(() => reveal(document.getElementById(hash)))
  const [opened] = useState(hash)
  const isListed = named >= 0 && hash === opened
  // The router scrolls to rows that are already rendered. The one that the address names may come after those of the document.
  useEffect(() => {
    if (isListed) found()
  }, [isListed])
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ fromLocation }) => {
        if (fromLocation === undefined) return
        const entry = keyOf(fromLocation)
        // A page may have several lists.
        rowsByEntry.set(entry, Math.max(count, rowsByEntry.get(entry) ?? 0))
      }),
    [router, count],
  )
  useEffect(() => {
    if (all || end.current === null) return
    // Observed again after each step: the observer reports at once when the end is still near.
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && startTransition(() => setShown(count + step)),
      { rootMargin: '1500px' },
    )
    observer.observe(end.current)
    const showAll = () => flushSync(() => setShown(Number.POSITIVE_INFINITY))
    window.addEventListener('beforeprint', showAll)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', showAll)
    }
  }, [all, count])
  // The browser's own search finds only rows that are rendered; thousands of them would slow a phone down.
  const isShort = rows.length <= maxWhole
  useEffect(() => {
    if (all || !isShort) return
    let isCurrent = true
    afterRest(() => isCurrent && startTransition(() => setShown(count + step)))
    return () => {
      isCurrent = false
    }
  }, [all, isShort, count])
  return (
    <>
      {(all ? rows : rows.slice(0, count)).map((row, index) => (
        <Fragment key={row.id}>{children(typesetRow(row), index)}</Fragment>
      ))}
      {!all && <li ref={end} aria-hidden className={styles.rest} />}
    </>
  )
}

const keyOf = ({ state: { key = '' } }: { state: { key?: string } }) => key
