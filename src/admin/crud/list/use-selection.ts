import { useCallback, useMemo, useRef, useState } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'

/**
 * Which of the `listed` rows are selected; `page` holds those that are shown. What a search hides is not selected, so that
 * nothing is done to a row that is not in the list. A row without a key cannot be selected.
 */
export function useSelection(screen: Screen, listed: readonly object[], page: readonly object[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const pageKeys = useMemo(() => page.map((row) => String(keyOf(screen, row))).filter(Boolean), [screen, page])
  const rows = useMemo(
    () => (keys.size === 0 ? [] : listed.filter((row) => keys.has(String(keyOf(screen, row))))),
    [screen, listed, keys],
  )
  /** Selects a row or no more; with `isRange` every row from the last one that was pressed to this one. */
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
    selectAll: () => setKeys(new Set(listed.map((row) => String(keyOf(screen, row))).filter(Boolean))),
    clear: () => setKeys(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>

function changedBy(keys: ReadonlySet<string>, changed: readonly string[], isOn: boolean): ReadonlySet<string> {
  const next = new Set(keys)
  for (const key of changed) {
    if (isOn) next.add(key)
    else next.delete(key)
  }
  return next
}
