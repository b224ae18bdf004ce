import { Link } from '@tanstack/react-router'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'

/** The number of records that a section lists by name; the others are only counted. */
export const named = 5

/** Links to the form of a record by its title. */
export function RecordLink({ screen, row }: { screen: ResourceDefinition; row: object }) {
  const record = keyOf(screen, row)
  const name = screen.nameOf(row) || `#${idOf(row)}`
  return (
    <Link to="/Admin/$screen" params={{ screen: screen.path }} search={{ open: 'edit', record }}>
      {name.length > 90 ? `${name.slice(0, 89)}…` : name}
    </Link>
  )
}

export const idOf = (row: object) => Number(Reflect.get(row, 'id')) || 0
