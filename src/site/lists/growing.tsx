import { type RouterHistory, useLocation } from '@tanstack/react-router'
import { Fragment, type Key, type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './growing.module.css'

/** As many rows as fill a phone: the next ones are drawn a moment later. */
const first = 3
/** As many rows as fill a few windows, and as a slow phone draws without being felt. */
const step = 40

/**
 * The rows of a list's `<ul>`, the first ones at once and the next ones as the reader comes near them: thousands of
 * rows must not freeze the page, nor a window of them the link that leads here. All of them are there on paper, and as
 * many as it takes when the address names one (`…-id`): that one is scrolled to and gets the focus as soon as it is there.
 */
export function Growing<Row extends { id: Key }>({
  rows,
  children,
}: {
  rows: readonly Row[]
  children: (row: Row) => ReactNode
}) {
  const [shown, setShown] = useState(() => (cameBack() ? step : first))
  const hash = useLocation({ select: (location) => location.hash })
  const named = hash === '' ? -1 : rows.findIndex(({ id }) => hash.endsWith(`-${id}`))
  const drawn = named < 0 ? shown : Math.max(shown, named + step)
  const end = useRef<HTMLLIElement>(null)
  const all = drawn >= rows.length
  const found = useEffectEvent(() => {
    if (named < 0) return
    const card = document.getElementById(hash)
    card?.scrollIntoView()
    card?.focus({ preventScroll: true })
  })
  // Whoever follows a link to rows that are there already is led by the router.
  useEffect(() => found(), [])
  useEffect(() => {
    if (all || end.current === null) return
    // Observed anew after each step: it tells at once when the end is still near.
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && startTransition(() => setShown(drawn + step)),
      { rootMargin: '1500px' },
    )
    observer.observe(end.current)
    const showAll = () => flushSync(() => setShown(Number.POSITIVE_INFINITY))
    window.addEventListener('beforeprint', showAll)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', showAll)
    }
  }, [all, drawn])
  return (
    <>
      {(all ? rows : rows.slice(0, drawn)).map((row) => (
        <Fragment key={row.id}>{children(row)}</Fragment>
      ))}
      {!all && <li ref={end} aria-hidden className={styles.rest} />}
    </>
  )
}

// A page that is loaded again is come back to as well.
let back = true

/** Follows the history, to tell a link that is followed from a page that is come back to. */
export function followHistory(history: RouterHistory): void {
  history.subscribe(({ action }) => {
    back = action.type !== 'PUSH'
  })
}

/** Whether the reader came back to the present page, by whichever way, and so to a place far down in it. */
const cameBack = () => back
