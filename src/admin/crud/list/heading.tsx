import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import { type Column, isSortable } from '@/admin/crud/definition/columns'
import styles from './heading.module.css'
import { type Columns, narrowest, widest } from './use-columns'

interface EdgeProps {
  /** The chosen width in px; undefined for an automatic one. */
  width: number | undefined
  onResize: Columns['resize']
}

interface HeadingProps extends EdgeProps {
  column: Column<never>
  address: ScreenAddress
  /** The column stays visible when the table is scrolled horizontally. */
  isName: boolean
}

/** The heading of a column. Its button sorts in ascending order, then in descending order, then not at all. */
export function Heading({ column, address, isName, width, onResize }: HeadingProps) {
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
      // The computed name would contain that of the edge.
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
            // The browser scrolls it only to below the sticky column of the actions.
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

/** The style of the cells of a column with a chosen width, which the table sets as a CSS variable. */
export const sizedStyle = (id: string) => ({ '--width': `var(--width-${id})` }) as CSSProperties

/** The change of a width by an arrow key, in px. */
const step = 16

/**
 * The draggable edge of a column, moved by the arrow keys too. Enter and a double click restore the automatic width.
 */
function Edge({ label, id, width, onResize }: EdgeProps & { label: string; id: string }) {
  const dragged = useRef<{ x: number; width: number }>(undefined)
  const edge = useRef<HTMLInputElement>(null)
  const widthOf = (element: Element) => width ?? columnWidth(element)
  // Not measured in render, which would lay out the table once per column.
  useEffect(() => setValue(edge.current, width), [width])

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
    // A native range would jump to the pressed value.
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
      onFocus={({ currentTarget }) => setValue(currentTarget, width)}
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

/** Sets the value that a screen reader announces. */
function setValue(edge: HTMLInputElement | null, width: number | undefined) {
  if (edge) edge.value = String(Math.round(width ?? columnWidth(edge)))
}
