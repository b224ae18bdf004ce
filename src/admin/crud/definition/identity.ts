import type { Key, ResourceDefinition } from './definition'

// A record is found by its key, the id or slug of its address, and by its id where somebody else has changed the slug.

/** What leads to a record; `id` is undefined where it is unknown. */
export interface Target {
  key: Key
  id?: Key | undefined
}

export const targetOf = (screen: ResourceDefinition, row: object): Target => ({
  key: keyOf(screen, row),
  id: idOf(row),
})

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
  return id !== undefined && isSameKey(id, keyOf(screen, row)) ? undefined : id
}

/** Addresses have texts, rows numbers. */
export const isSameKey = (one: Key, other: Key) => String(one) === String(other)

/** Returns the row with this key. */
export const rowOf = (screen: ResourceDefinition, rows: readonly object[], key: Key): object | undefined =>
  rows.find((row) => isSameKey(keyOf(screen, row), key))

/** Returns the row with this id; undefined where the id is unknown. */
export const rowById = (rows: readonly object[], id: Key | undefined): object | undefined =>
  id === undefined ? undefined : rows.find((row) => hasId(row, id))

export const hasId = (row: object, id: Key) => String(idOf(row)) === String(id)

/** Returns the ids of rows as texts, also where calls use a slug. */
export const idsOf = (rows: readonly object[]) => rows.map((row) => String(idOf(row)))
