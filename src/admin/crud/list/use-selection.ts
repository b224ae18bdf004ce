import { useCallback, useMemo, useRef, useState } from 'react'
import { hasAddress, type ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Row } from '@/admin/crud/definition/row'

/**
 * The selection among the `matching` rows, of which `page` are shown. A row that a search hides is not selected, so that
 * no action affects a row that is not in the list. A row that no call can address cannot be selected.
 */
export function useSelection(screen: ResourceDefinition, matching: readonly Row[], page: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<number>(undefined)
  const pageIds = useMemo(() => selectableIds(screen, page), [screen, page])
  const rows = useMemo(() => (ids.size === 0 ? [] : matching.filter(({ id }) => ids.has(id))), [matching, ids])
  /** Selects or deselects a row; with `isRange` every row from the one toggled before to this one. */
  const toggle = useCallback(
    (id: number, isOn: boolean, isRange: boolean) => {
      const from = isRange && last.current !== undefined ? pageIds.indexOf(last.current) : -1
      const to = pageIds.indexOf(id)
      last.current = id
      const range = from === -1 ? [id] : pageIds.slice(Math.min(from, to), Math.max(from, to) + 1)
      setIds((old) => changedBy(old, range, isOn))
    },
    [pageIds],
  )
  const onPage = pageIds.filter((id) => ids.has(id)).length
  return {
    ids,
    rows,
    toggle,
    page: onPage === 0 ? ('none' as const) : onPage === pageIds.length ? ('all' as const) : ('some' as const),
    togglePage: (isOn: boolean) => setIds((old) => changedBy(old, pageIds, isOn)),
    selectAll: () => setIds(new Set(selectableIds(screen, matching))),
    clear: () => setIds(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>

const selectableIds = (screen: ResourceDefinition, rows: readonly Row[]) =>
  rows.flatMap((row) => (hasAddress(screen, row) ? [row.id] : []))

function changedBy(ids: ReadonlySet<number>, changed: readonly number[], isOn: boolean): ReadonlySet<number> {
  const next = new Set(ids)
  for (const id of changed) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return next
}
