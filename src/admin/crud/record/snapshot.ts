import * as v from 'valibot'
import type { Screen } from '@/admin/crud/definition/definition'
import { htmlToText } from '@/lib/html-to-text'

import { editValues, hasFiles, type Value, type Values } from './values'

/** A record as it is compared: the text of each field; of a field of files, their addresses, one a line. */
export type Snapshot = Readonly<Record<string, string>>

/** A row as it is compared and recorded. */
export function snapshotOf(screen: Screen, row: object): Snapshot {
  const files = Object.entries(screen.files(row)).map(([name, at]) => [name, [at].flat().join('\n')])
  return { ...textsOf(editValues(screen, row)), ...Object.fromEntries(files) }
}

/** The texts of a form, by field. */
export function textsOf(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => isText(entry[1])))
}

const isText = (value: unknown) => typeof value === 'string'

/** The texts as the provider is sent them: trimmed, numbers in digits, the id out of a video's address. */
export function sentTexts(screen: Screen, values: Values, mode: 'create' | 'edit'): Record<string, string> {
  const { form, edit = form } = screen.resource
  const result = v.safeParse(mode === 'edit' ? edit : form, values)
  if (!result.success) return textsOf(values)
  const sent = Object.entries(result.output).filter(([, value]) => isText(value) || typeof value === 'number')
  return Object.fromEntries(sent.map(([name, value]) => [name, String(value)]))
}

/** Whether a record holds a text that was sent; of rich text, which a provider cleans, the words count. */
export function holds(screen: Screen, name: string, sent: string, found: string): boolean {
  if (isSame(sent, found)) return true
  return screen.fields[name]?.kind === 'html' && htmlToText(sent) === htmlToText(found)
}

/** A record as it was opened, as it is now and as it was typed, field by field. */
export interface Comparison {
  /** What was typed, and the present value of every text that was not touched here. */
  merged: Values
  /** The fields that were changed elsewhere and not here. */
  elsewhere: readonly string[]
  /** The fields that were changed here and elsewhere, to different values. */
  conflicts: readonly string[]
}

/** Compares a record as it was opened, as it is now, and as it was typed, field by field. */
export function compare(opened: Snapshot, current: Snapshot, typed: Values): Comparison {
  const merged: Values = { ...typed }
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
  return { merged, elsewhere, conflicts }
}

/** Whether two texts are one: a multipart body ends its lines with CR LF, and the contract trims. */
export const isSame = (one: string, other: string) => plain(one) === plain(other)

const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()

/** Whether something was typed or chosen; a file that was not chosen leaves the record's own in place. */
function isChanged(value: Value | undefined, opened: string) {
  if (typeof value === 'string') return !isSame(value, opened)
  return Array.isArray(value) ? value.length > 0 : (value ?? null) !== null
}

const isFiles = (value: unknown) => value !== undefined && typeof value !== 'string'

/** Which version of a field is saved. */
export type Choice = 'opened' | 'current' | 'mine'
/** By field. */
export type Choices = Readonly<Record<string, Choice>>

/** A record whose fields were changed here and elsewhere. */
export interface Versions {
  opened: Snapshot
  current: Snapshot
  comparison: Comparison
}

/** The values that the choices give; a field without a choice stays as it is now. */
export function chosenValues({ opened, current, comparison }: Versions, choices: Choices): Values {
  const { merged, conflicts } = comparison
  const chosen = conflicts.map((name): [string, Value] => {
    const mine = merged[name] ?? ''
    if (choices[name] === 'mine') return [name, mine]
    // No file is sent: the record's own stays.
    if (typeof mine !== 'string') return [name, Array.isArray(mine) ? [] : null]
    return [name, (choices[name] === 'opened' ? opened : current)[name] ?? '']
  })
  return { ...merged, ...Object.fromEntries(chosen) }
}

/** Whether values say of every field what the record says already. */
export const changesNothing = (values: Values, current: Snapshot) =>
  Object.entries(values).every(
    ([name, value]) => !hasFiles(value) && (typeof value !== 'string' || isSame(value, current[name] ?? '')),
  )
