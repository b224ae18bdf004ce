import { keyOf } from '@/admin/crud/definition/keys'
import { entryOf, type NewEntry } from '@/admin/crud/record/journal'
import { snapshotOf } from '@/admin/crud/record/snapshot'
import { editValues } from '@/admin/crud/record/values'
import { type Context, type Unsaved, updateRecord } from '@/admin/crud/record/write'
import { renumber } from './renumber'

/** Returns the rows in their current order: by number, then as the provider sent them. */
export const inOrder = (rows: readonly object[], field: string): object[] =>
  rows.toSorted((one, other) => numberOf(one, field) - numberOf(other, field))

/** Returns the rows whose number changes, with the new one. */
export function changesOf(rows: readonly object[], field: string): { row: object; number: number }[] {
  return [...renumber(rows.map((row) => numberOf(row, field)))].flatMap(([n, number]) => {
    const row = rows[n]
    return row ? [{ row, number }] : []
  })
}

/**
 * Writes the changed numbers one after the other and stops at the first failure. `onDone` is called after each. Resolves to
 * the outcome that stopped it; rejects with an `ApiError`.
 */
export async function saveOrder(
  context: Context,
  rows: readonly object[],
  field: string,
  onDone: (entry: NewEntry | undefined) => void,
): Promise<Unsaved | undefined> {
  const { screen } = context
  for (const { row, number } of changesOf(rows, field)) {
    const typed = { ...editValues(screen, row), [field]: String(number) }
    const outcome = await updateRecord(context, { key: keyOf(screen, row), opened: snapshotOf(screen, row), typed })
    if (outcome.state !== 'done') return outcome
    onDone(entryOf(screen, 'update', outcome))
  }
  return undefined
}

function numberOf(row: object, field: string): number {
  const number: unknown = Reflect.get(row, field)
  return typeof number === 'number' ? number : 0
}
