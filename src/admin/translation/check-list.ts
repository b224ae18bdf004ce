import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isTranslated } from '@/admin/crud/definition/fields'
import { keyOf } from '@/admin/crud/definition/keys'
import { checkTranslation, type Difference } from './check'

/** A row with differences by field. */
export interface CheckedRow {
  key: number | string
  name: string
  fields: readonly { name: string; differences: readonly Difference[] }[]
}

/** How long the check may block the main thread at a time, in milliseconds. */
const slice = 12

/**
 * Checks every row of a resource in both languages; `onProgress` is called with the number of checked rows. Resolves to
 * undefined when `signal` aborts it.
 */
export async function checkList(
  screen: ResourceDefinition,
  { french, english }: Record<'french' | 'english', readonly object[]>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<CheckedRow[] | undefined> {
  const translated = new Map(english.map((row) => [idOf(row), row]))
  const found: CheckedRow[] = []
  let since = performance.now()
  for (const [n, row] of french.entries()) {
    const other = translated.get(idOf(row))
    const fields = other ? checkRow(screen, row, other) : []
    if (fields.length > 0) found.push({ key: keyOf(screen, row), name: screen.nameOf(row), fields })
    if (performance.now() - since < slice) continue
    onProgress(n + 1)
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return undefined
    since = performance.now()
  }
  return found
}

function checkRow(screen: ResourceDefinition, french: object, english: object): CheckedRow['fields'] {
  const [texts, translations] = [screen.edit(french), screen.edit(english)]
  return Object.entries(screen.fields).flatMap(([name, field]) => {
    if (!isTranslated(field)) return []
    const differences = checkTranslation(textOf(texts[name]), textOf(translations[name]))
    return differences.length > 0 ? [{ name, differences }] : []
  })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The id, because a slug may differ between the languages. */
const idOf = (row: object) => String(Reflect.get(row, 'id'))
