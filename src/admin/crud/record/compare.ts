/** A record as it is compared: the text of each field; of a field of files, their addresses, one a line. */
export type Snapshot = Readonly<Record<string, string>>

/** What is about to be written: texts as they are, files only where new ones were chosen. */
type Typed<File> = Readonly<Record<string, string | File | null>>

export interface Comparison<Values> {
  /** What was typed, and the present value of every text that was not touched here. */
  merged: Values
  /** The fields that were changed elsewhere and not here. */
  elsewhere: readonly string[]
  /** The fields that were changed here and elsewhere, to different values. */
  conflicts: readonly string[]
}

/** Compares a record as it was opened, as it is now, and as it was typed, field by field. */
export function compare<Values extends Typed<object>>(
  opened: Snapshot,
  current: Snapshot,
  typed: Values,
): Comparison<Values> {
  const merged: Record<string, string | object | null> = { ...typed }
  const elsewhere: string[] = []
  const conflicts: string[] = []
  for (const name of new Set([...Object.keys(current), ...Object.keys(opened)])) {
    const now = current[name] ?? ''
    const value = typed[name]
    if (isSame(opened[name] ?? '', now)) continue
    if (!isChanged(value, opened[name] ?? '')) {
      if (!isFiles(value)) merged[name] = now
      elsewhere.push(name)
    } else if (typeof value !== 'string' || !isSame(value, now)) conflicts.push(name)
  }
  // Of the same fields, with values of the same kinds.
  return { merged: merged as Values, elsewhere, conflicts }
}

/** Whether two texts are one: a multipart body ends its lines with CR LF, and the contract trims. */
export const isSame = (one: string, other: string) => plain(one) === plain(other)

const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()

/** Whether something was typed or chosen; a file that was not chosen leaves the record's own in place. */
function isChanged(value: string | object | null | undefined, opened: string) {
  if (typeof value === 'string') return !isSame(value, opened)
  return Array.isArray(value) ? value.length > 0 : (value ?? null) !== null
}

const isFiles = (value: unknown) => value !== undefined && typeof value !== 'string'
