import * as v from 'valibot'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import { hasFiles } from '@/admin/pictures/files'
import { isSent } from '@/api/writes'
import { htmlToText } from '@/lib/html-to-text'
import { editValues, normalizedValues, numberText, type Snapshot, ungrouped, type Value, type Values } from './values'

export function snapshotOf(screen: ResourceDefinition, row: object): Snapshot {
  const files = Object.entries(screen.files(row)).map(([name, at]) => [name, [at].flat().join('\n')])
  return { ...textsOf(editValues(screen, row)), ...Object.fromEntries(files) }
}

/** Returns the texts of a form, by field. */
export function textsOf(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => isText(entry[1])))
}

const isText = (value: unknown) => typeof value === 'string'

/** Returns the texts as they are sent, numbers as a form shows them: trimmed, a video's address reduced to its id. */
export function sentTexts(screen: ResourceDefinition, values: Values, mode: 'create' | 'edit'): Record<string, string> {
  const { form, edit = form } = screen.resource
  const result = v.safeParse(mode === 'edit' ? edit : form, normalizedValues(screen, values))
  if (!result.success) return textsOf(values)
  const sent = Object.entries(result.output).filter(
    ([, value]) =>
      (isText(value) || typeof value === 'number') &&
      isSent(screen.resource, value, mode === 'edit' ? 'update' : 'create'),
  )
  const texts = sent.map(([name, value]) => {
    const isNumber = typeof value === 'number' && screen.fields[name]?.kind === 'number'
    return [name, isNumber ? numberText(value) : String(value)]
  })
  return Object.fromEntries(texts)
}

/**
 * Whether an update with this text leaves a field as it is published, because it is not sent: an absent date, an order of 0,
 * an empty text where the resource sends none.
 */
export function isLeftOut({ resource, fields }: ResourceDefinition, name: string, text: string): boolean {
  const { entries } = (resource.edit ?? resource.form) as { entries?: Record<string, v.GenericSchema> } // each is an object
  const entry = entries?.[name]
  if (entry === undefined || isFileKind(fields[name]?.kind)) return false
  const result = v.safeParse(entry, fields[name]?.kind === 'number' ? ungrouped(text) : text)
  return result.success && !isSent(resource, result.output, 'update')
}

/** Returns the fields of which an update leaves another published value. */
export const leftOut = (screen: ResourceDefinition, opened: Snapshot, typed: Values): string[] =>
  Object.entries(textsOf(typed)).flatMap(([name, text]) =>
    !isSame(text, opened[name] ?? '') && isLeftOut(screen, name, text) ? [name] : [],
  )

/**
 * Whether a text that was sent is the one that a record has. Of rich text, which a provider
 * sanitises, only the words are compared.
 */
export function isStored(screen: ResourceDefinition, name: string, sent: string, found: string): boolean {
  if (isSame(sent, found)) return true
  return screen.fields[name]?.kind === 'html' && htmlToText(sent) === htmlToText(found)
}

/** A record after an update: as it was sent, and as the provider has answered it, in the language of the page. */
export interface Written {
  after: Snapshot
  answered?: Snapshot | undefined
}

/** Whether a field still has what was written: what the provider has only normalised is not another value. */
export const isWritten = (screen: ResourceDefinition, { after, answered }: Written, name: string, found: string) =>
  isStored(screen, name, after[name] ?? '', found) || isSame(answered?.[name] ?? '', found)

/** The outcome of a three-way comparison. */
export interface Comparison {
  /** The typed values, with the present value of every text that was not edited. */
  merged: Values
  /** The fields that were changed only elsewhere. */
  elsewhere: readonly string[]
  /** The fields that were changed here and elsewhere, to different values. */
  conflicts: readonly string[]
}

/** Compares a record as it was opened, as it is now and as it was edited, field by field. */
export function compare(opened: Snapshot, current: Snapshot, typed: Values): Comparison {
  const merged: Values = { ...typed }
  const elsewhere: string[] = []
  const conflicts: string[] = []
  for (const name of new Set([...Object.keys(current), ...Object.keys(opened)])) {
    const now = current[name] ?? ''
    const value = typed[name]
    if (isSame(opened[name] ?? '', now)) continue
    if (!isChanged(value, opened[name] ?? '')) {
      if (value === undefined || isText(value)) merged[name] = now
      elsewhere.push(name)
    } else if (!isText(value) || !isSame(value, now)) conflicts.push(name)
  }
  return { merged, elsewhere, conflicts }
}

/**
 * Whether two texts are equal but for line ends and outer spaces: a multipart body has CR LF, and the contract trims.
 */
export const isSame = (one: string, other: string) => plain(one) === plain(other)

const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()

/** Whether a text was edited or a file chosen; without a chosen file the record keeps its own. */
const isChanged = (value: Value | undefined, opened: string) =>
  isText(value) ? !isSame(value, opened) : hasFiles(value)

/** The version of a field that is saved: what was typed here, or what somebody else has saved. */
export type ChosenVersion = 'mine' | 'theirs'
/** The chosen versions, by field. */
export type ChosenVersions = Readonly<Record<string, ChosenVersion>>

/** Returns the values after the choices in a conflict with the present record. */
export function chosenValues(current: Snapshot, { merged, conflicts }: Comparison, choices: ChosenVersions): Values {
  const theirs = conflicts.filter((name) => choices[name] === 'theirs')
  const chosen = theirs.map((name): [string, Value] => {
    const mine = merged[name]
    // No file is sent: the record's own stays.
    return [name, isText(mine) ? (current[name] ?? '') : Array.isArray(mine) ? [] : null]
  })
  return { ...merged, ...Object.fromEntries(chosen) }
}
