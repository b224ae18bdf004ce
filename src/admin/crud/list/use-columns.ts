import { useMemo, useState } from 'react'
import * as v from 'valibot'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import { nameColumn } from '@/admin/crud/definition/columns'
import type { Screen } from '@/admin/crud/definition/definition'
import { local } from '@/lib/storage'

/** The limits of a column's width, in px. */
export const narrowest = 64
export const widest = 800

const schema = v.object({
  /** The ids of those that are shown, in their order; absent for those of the screen. */
  shown: v.fallback(v.optional(v.array(v.string())), undefined),
  /** Widths that were chosen, in px, by id. */
  widths: v.fallback(v.record(v.string(), v.pipe(v.number(), v.minValue(narrowest), v.maxValue(widest))), {}),
})
type Layout = v.InferOutput<typeof schema>

const keyOf = (path: string) => `list:columns:${path}`

/**
 * The columns of a list as the person wants them: which, in which order, how wide. What is chosen is stored on the
 * device, by screen; in a list whose address names its columns (a saved view, a link) it changes the address instead.
 */
export function useColumns(screen: Screen, { search, change }: ScreenAddress) {
  const { path } = screen
  const [layout, setLayout] = useState<Layout>(() => {
    const result = v.safeParse(schema, local.readJson(keyOf(path)))
    return result.success ? result.output : { shown: undefined, widths: {} }
  })
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
      /** `width` in px; undefined leaves it to the table. */
      resize: (id: string, width: number | undefined) => {
        const { [id]: _, ...others } = layout.widths
        const within = width && Math.round(Math.min(widest, Math.max(narrowest, width)))
        store({ ...layout, widths: within === undefined ? others : { ...others, [id]: within } })
      },
      reset: () => {
        store({ shown: undefined, widths: {} })
        if (cols !== undefined) change({ cols: undefined }, { replace: true })
      },
    }
  }, [screen, path, cols, layout, change])
}

export type Columns = ReturnType<typeof useColumns>

/** The screen's columns of these ids, in their order; without ids those that it does not hide. The title is always one of them. */
function columnsOf(screen: Screen, ids: readonly string[] | undefined): Screen['columns'] {
  const shown = ids
    ? [...new Set(ids)].flatMap((id) => screen.columns.filter((column) => column.id === id))
    : screen.columns.filter(({ isHidden }) => !isHidden)
  const title = nameColumn(screen) ?? screen.columns[0]
  return title === undefined || shown.includes(title) ? shown : [title, ...shown]
}
