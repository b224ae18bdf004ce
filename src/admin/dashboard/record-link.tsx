import { Link } from '@tanstack/react-router'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'

/** How many records of a question are named; the rest is counted. */
export const named = 5

/** A record by its title, leading to its form. */
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
