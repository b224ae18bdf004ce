import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'

/** How many rows more than fit are drawn on both sides of the window: the next ones may be lower than those before. */
const margin = 4

/** How many rows are drawn at once after those in sight, on both sides of them. */
const slice = 15

/** The rows that are drawn: `rows` at the places from `from` to before `to`, elsewhere those of before. */
interface Drawing {
  rows: readonly object[]
  earlier: readonly object[]
  from: number
  to: number
}

/**
 * What to draw of `rows` in `list`, whose children they are. After a change those in sight come first, the others after the
 * paint in slices; until then the earlier rows stay in their places, so that nothing moves. To draw and lay out a
 * hundred rows at once takes longer than the 100 ms in which a press is to be answered (docs/performance.md).
 */
export function useRowsInSight(
  screen: Screen,
  rows: readonly object[],
  list: RefObject<HTMLElement | null>,
): readonly object[] {
  const [latest, setDrawing] = useState<Drawing>({ rows, earlier: rows, from: 0, to: rows.length })
  let drawing = latest
  if (drawing.rows !== rows) {
    drawing = { rows, earlier: drawnRows(screen, latest), ...placesInSight(list.current, rows.length) }
    setDrawing(drawing)
  }
  const { from, to } = drawing
  useEffect(() => {
    if (from <= 0 && to >= rows.length) return
    // Not a transition: React holds one up for as long as another one waits, a navigation for example.
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawing((old) => ({ ...old, from: old.from - slice, to: old.to + slice })))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [from, to, rows])
  return useMemo(() => drawnRows(screen, drawing), [screen, drawing])
}

function drawnRows(screen: Screen, { rows, earlier, from, to }: Drawing): readonly object[] {
  if (from <= 0 && to >= rows.length) return rows
  const idOf = (row: object) => keyOf(screen, row) || row
  const now = new Set(rows.slice(Math.max(0, from), to).map(idOf))
  return rows.flatMap((row, place) => {
    if (place >= from && place < to) return [row]
    const former = earlier[place]
    // No record twice.
    return former === undefined || now.has(idOf(former)) ? [] : [former]
  })
}

/** Of a list that is not laid out, all places. */
function placesInSight(list: HTMLElement | null, all: number): Pick<Drawing, 'from' | 'to'> {
  const { top = 0, height = 0 } = list?.getBoundingClientRect() ?? {}
  if (list === null || height === 0) return { from: 0, to: all }
  const each = height / list.children.length
  return { from: Math.floor(-top / each) - margin, to: Math.max(0, Math.ceil((innerHeight - top) / each)) + margin }
}
