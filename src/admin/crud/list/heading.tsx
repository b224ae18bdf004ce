import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import { type Column, isSortable } from '@/admin/crud/definition/columns'
import styles from './heading.module.css'
import { type Columns, narrowest, widest } from './use-columns'

interface Props {
  column: Column<never>
  address: ScreenAddress
  /** It stays in sight when the table is scrolled sideways. */
  isName: boolean
  /** As it was chosen, in px; else the table decides. */
  width: number | undefined
  onResize: Columns['resize']
}

/** The heading of a column; its button sorts by it, then the other way, then no more. Its edge is dragged to another width. */
export function Heading({ column, address, isName, width, onResize }: Props) {
  const { t } = useLingui()
  const label = t(column.label)
  const { sort } = address.search
  const order = sort === column.id ? 'ascending' : sort === `-${column.id}` ? 'descending' : 'none'
  const next = { none: column.id, ascending: `-${column.id}`, descending: undefined }[order]
  const Icon = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown }[order]
  const isSorted = isSortable(column)
  return (
    <th
      scope="col"
      className={styles.heading}
      // Without the name of the edge.
      aria-label={label}
      aria-sort={isSorted ? order : undefined}
      data-name={isName || undefined}
      {...(width !== undefined && { 'data-sized': true, style: sizedStyle(column.id) })}
    >
      {isSorted ? (
        <button
          type="button"
          className={styles.sort}
          data-order={order}
          title={t`Trier par ${label}`}
          onFocus={({ currentTarget }) => {
            // The browser leaves it under the column of the actions.
            if (currentTarget.matches(':focus-visible'))
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
          }}
          onClick={() => address.change({ sort: next, page: undefined }, { replace: true })}
        >
          <span className={styles.label}>{label}</span>
          <Icon aria-hidden />
        </button>
      ) : (
        <span className={styles.label}>{label}</span>
      )}
      <Edge label={t`Largeur de la colonne ${label}`} id={column.id} width={width} onResize={onResize} />
    </th>
  )
}

/** The style of the cells of a column whose width was chosen: the table holds it. */
export const sizedStyle = (id: string) => ({ '--width': `var(--width-${id})` }) as CSSProperties

/** How far an arrow key moves an edge, in px. */
const step = 16

/** The edge of a column: dragged, or moved with the arrow keys; Enter and a double click leave the width to the table. */
function Edge({
  label,
  id,
  width,
  onResize,
}: {
  label: string
  id: string
  width: number | undefined
  onResize: Columns['resize']
}) {
  const dragged = useRef<{ x: number; width: number }>(undefined)
  const edge = useRef<HTMLInputElement>(null)
  const widthOf = (of: Element) => width ?? columnWidth(of)
  // Measured when it is asked for: at each drawing it would lay out the table once per column.
  useEffect(() => tell(edge.current, width), [width])

  function onKeyDown(event: KeyboardEvent) {
    const now = widthOf(event.currentTarget)
    const next = {
      ArrowLeft: () => now - step,
      ArrowRight: () => now + step,
      Home: () => narrowest,
      End: () => widest,
      Enter: () => undefined,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onResize(id, next())
  }
  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    // The whole edge is the handle: a press on it does not choose a width.
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = { x: event.clientX, width: widthOf(event.currentTarget) }
  }
  function onPointerMove({ clientX }: PointerEvent) {
    const from = dragged.current
    if (from && clientX !== from.x) onResize(id, from.width + clientX - from.x)
  }
  return (
    <input
      ref={edge}
      type="range"
      aria-label={label}
      min={narrowest}
      max={widest}
      className={styles.edge}
      onFocus={({ currentTarget }) => tell(currentTarget, width)}
      onInput={({ currentTarget }) => onResize(id, currentTarget.valueAsNumber)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => (dragged.current = undefined)}
      onPointerCancel={() => (dragged.current = undefined)}
      onDoubleClick={() => onResize(id, undefined)}
    />
  )
}

const columnWidth = (edge: Element) => edge.parentElement?.offsetWidth ?? 0

function tell(edge: HTMLInputElement | null, width: number | undefined) {
  if (edge) edge.value = String(Math.round(width ?? columnWidth(edge)))
}
