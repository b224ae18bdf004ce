import type { Key, ResourceDefinition } from './definition'

/** Returns the id or slug that identifies a record in calls, '' when it has none. */
export function keyOf(screen: ResourceDefinition, row: object): Key {
  if (screen.keyOf) return screen.keyOf(row)
  const key: unknown = Reflect.get(row, screen.resource.key)
  return typeof key === 'number' || typeof key === 'string' ? key : ''
}

/** Returns the row with this key. */
export function rowOf(screen: ResourceDefinition, rows: readonly object[], key: Key): object | undefined {
  return rows.find((row) => String(keyOf(screen, row)) === String(key))
}
