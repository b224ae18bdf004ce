import type { Key, ResourceDefinition } from './definition'

/** Returns the id or slug that identifies a record in calls, '' when it has none. */
export function keyOf(screen: ResourceDefinition, row: object): Key {
  if (screen.keyOf) return screen.keyOf(row)
  const key: unknown = Reflect.get(row, screen.resource.key)
  return typeof key === 'number' || typeof key === 'string' ? key : ''
}

/** Returns the id of a row, also where its key is a slug. */
export function idOf(row: object): Key | undefined {
  const id: unknown = Reflect.get(row, 'id')
  return typeof id === 'number' || typeof id === 'string' ? id : undefined
}

/** Returns the id of a row whose key is a slug, which somebody else may change; undefined for any other. */
export function idBesideSlug(screen: ResourceDefinition, row: object): Key | undefined {
  const id = idOf(row)
  return String(id) === String(keyOf(screen, row)) ? undefined : id
}

/** Returns the row with this key. */
export function rowOf(screen: ResourceDefinition, rows: readonly object[], key: Key): object | undefined {
  return rows.find((row) => String(keyOf(screen, row)) === String(key))
}
