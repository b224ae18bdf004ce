import { useCallback, useMemo, useRef, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/identity'

/**
 * The selection among the `listed` rows, of which `page` are shown. A row that a search hides is not selected, so that
 * no action affects a row that is not in the list. A row without a key cannot be selected.
 */
export function useSelection(screen: ResourceDefinition, listed: readonly object[], page: readonly object[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const pageKeys = useMemo(() => keysOf(screen, page), [screen, page])
  const rows = useMemo(
    () => (keys.size === 0 ? [] : listed.filter((row) => keys.has(String(keyOf(screen, row))))),
    [screen, listed, keys],
  )
  /** Selects or deselects a row; with `isRange` every row from the one toggled before to this one. */
  const toggle = useCallback(
    (key: string, isOn: boolean, isRange: boolean) => {
      const from = isRange && last.current !== undefined ? pageKeys.indexOf(last.current) : -1
      const to = pageKeys.indexOf(key)
      last.current = key
      const range = from === -1 ? [key] : pageKeys.slice(Math.min(from, to), Math.max(from, to) + 1)
      setKeys((old) => changedBy(old, range, isOn))
    },
    [pageKeys],
  )
  const onPage = pageKeys.filter((key) => keys.has(key)).length
  return {
    keys,
    rows,
    toggle,
    page: onPage === 0 ? ('none' as const) : onPage === pageKeys.length ? ('all' as const) : ('some' as const),
    togglePage: (isOn: boolean) => setKeys((old) => changedBy(old, pageKeys, isOn)),
    selectAll: () => setKeys(new Set(keysOf(screen, listed))),
    clear: () => setKeys(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>

const keysOf = (screen: ResourceDefinition, rows: readonly object[]) =>
  rows.map((row) => String(keyOf(screen, row))).filter(Boolean)

function changedBy(keys: ReadonlySet<string>, changed: readonly string[], isOn: boolean): ReadonlySet<string> {
  const next = new Set(keys)
  for (const key of changed) {
    if (isOn) next.add(key)
    else next.delete(key)
  }
  return next
}
