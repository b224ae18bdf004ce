import { useCallback, useEffect, useState } from 'react'

/**
 * The pages of a carousel of `count` slides, `perView` at once: which one is shown, and the clock that turns it every
 * `interval` milliseconds while `running`. Both ends wrap; each turn restarts the clock; another `perView` goes back
 * to the first page. A turn moves by a whole view, or by one slide.
 */
export function usePages({
  count,
  perView,
  by,
  interval,
  running,
}: {
  count: number
  perView: number
  by: 'view' | 'slide'
  interval: number
  running: boolean
}) {
  const pages = by === 'view' ? Math.ceil(count / perView) : Math.max(1, count - perView + 1)
  const [shown, setShown] = useState({ page: 0, perView, turn: 0, byHand: false })
  if (shown.perView !== perView) setShown({ page: 0, perView, turn: 0, byHand: false })
  const page = Math.max(0, Math.min(shown.page, pages - 1))
  const { turn } = shown

  const go = useCallback(
    (to: number, byHand = true) =>
      setShown((last) => ({ perView: last.perView, page: (to + pages) % pages, turn: last.turn + 1, byHand })),
    [pages],
  )

  // `turn` is a dependency so that going to the page already shown restarts the clock too.
  useEffect(() => {
    if (!running || pages < 2 || turn < 0) return
    const timer = setTimeout(() => go(page + 1, false), interval)
    return () => clearTimeout(timer)
  }, [running, pages, page, turn, interval, go])

  // The last page of a view is filled up with slides of the one before.
  const first = by === 'view' ? Math.max(0, Math.min(page * perView, count - perView)) : page
  return {
    page,
    pages,
    go,
    byHand: shown.byHand,
    isShown: (slide: number) => slide >= first && slide < first + perView,
  }
}
