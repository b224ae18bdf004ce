import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { nameColumn } from '@/admin/crud/definition/columns'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { local } from '@/lib/storage'

const schema = v.fallback(v.array(v.string()), [])

/**
 * Returns the shown columns of a list, and a function that hides and shows them. The ids of the hidden ones are stored
 * on the device, by screen. The column that names a row cannot be hidden.
 */
export function useColumns(screen: ResourceDefinition) {
  const key = `list:columns:${screen.path}`
  const [hidden, setHidden] = useState(() => v.parse(schema, local.readJson(key)))
  return useMemo(
    () => ({
      shown: screen.columns.filter((column) => column === nameColumn(screen) || !hidden.includes(column.id)),
      show: (id: string, isShown: boolean) => {
        const others = hidden.filter((other) => other !== id)
        const next = isShown ? others : [...others, id]
        setHidden(next)
        local.write(key, JSON.stringify(next))
      },
    }),
    [screen, key, hidden],
  )
}

export type Columns = ReturnType<typeof useColumns>
