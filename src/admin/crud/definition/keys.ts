import type { Screen } from './definition'

/** What names a record in calls: its id or slug, '' when it has none. */
export function keyOf(screen: Screen, row: object): number | string {
  if (screen.keyOf) return screen.keyOf(row)
  const key: unknown = Reflect.get(row, screen.resource.key)
  return typeof key === 'number' || typeof key === 'string' ? key : ''
}

/** The record that an address names. */
export function rowOf(screen: Screen, rows: readonly object[], key: number | string): object | undefined {
  return rows.find((row) => String(keyOf(screen, row)) === String(key))
}
