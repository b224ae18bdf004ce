import { useMemo, useState } from 'react'
import * as v from 'valibot'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import { nameColumn } from '@/admin/crud/definition/columns'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { local } from '@/lib/storage'

/** The limits of a column's width, in px. */
export const narrowest = 64
export const widest = 800

const schema = v.object({
  /** The ids of the shown columns in their order; undefined for the default columns. */
  shown: v.fallback(v.optional(v.array(v.string())), undefined),
  /** The chosen widths in px, by id. */
  widths: v.fallback(v.record(v.string(), v.pipe(v.number(), v.minValue(narrowest), v.maxValue(widest))), {}),
})
type Layout = v.InferOutput<typeof schema>
const noLayout: Layout = { shown: undefined, widths: {} }

const keyOf = (path: string) => `list:columns:${path}`

/**
 * Returns the columns of a list with their order and widths. The user's choice is stored on the device, by screen;
 * where the address names the columns (a saved view, a link) it changes the address instead.
 */
export function useColumns(screen: ResourceDefinition, { search, change }: ScreenAddress) {
  const { path } = screen
  const [layout, setLayout] = useState(() => v.parse(v.fallback(schema, noLayout), local.readJson(keyOf(path))))
  const { cols } = search
  return useMemo(() => {
    const store = (next: Layout) => {
      setLayout(next)
      local.write(keyOf(path), JSON.stringify(next))
    }
    return {
      shown: columnsOf(screen, cols?.split('.') ?? layout.shown),
      widths: layout.widths,
      choose: (ids: readonly string[]) => {
        if (cols === undefined) store({ ...layout, shown: [...ids] })
        else change({ cols: ids.join('.') }, { replace: true })
      },
      /** Sets the width of a column in px; undefined for an automatic one. */
      resize: (id: string, width: number | undefined) => {
        const { [id]: _, ...others } = layout.widths
        const within = width && Math.round(Math.min(widest, Math.max(narrowest, width)))
        store({ ...layout, widths: within === undefined ? others : { ...others, [id]: within } })
      },
      reset: () => {
        store(noLayout)
        if (cols !== undefined) change({ cols: undefined }, { replace: true })
      },
    }
  }, [screen, path, cols, layout, change])
}

export type Columns = ReturnType<typeof useColumns>

/**
 * Returns the columns of these ids in their order, by default those that are not hidden. The title column is always
 * included.
 */
function columnsOf(screen: ResourceDefinition, ids: readonly string[] | undefined): ResourceDefinition['columns'] {
  const shown = ids
    ? [...new Set(ids)].flatMap((id) => screen.columns.filter((column) => column.id === id))
    : screen.columns.filter(({ isHidden }) => !isHidden)
  const title = nameColumn(screen) ?? screen.columns[0]
  return title === undefined || shown.includes(title) ? shown : [title, ...shown]
}
