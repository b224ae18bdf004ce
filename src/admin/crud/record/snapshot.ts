import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { hasFiles } from '@/admin/pictures/files'
import { htmlToText } from '@/lib/html-to-text'
import { type Output, type SentValue, type Snapshot, type Values, valueOf } from './values'

/**
 * Whether two texts are equal but for line ends and outer spaces: a multipart body has CR LF, and the contract trims.
 */
export const isSame = (one: string, other: string) => plain(one) === plain(other)

const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()

/** Returns the comparable text of a value that is sent. */
export const sentText = (value: SentValue | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Returns the comparable texts of what is sent, by field; files have none. */
export const sentTexts = (output: Output): Record<string, string> =>
  Object.fromEntries(
    Object.entries(output).flatMap(([name, value]) => (isFiles(value) ? [] : [[name, sentText(value)]])),
  )

/** Returns the names of the fields that a write changes: of other texts than those of the record, and of files. */
export const changedFields = (record: Snapshot, output: Output): string[] =>
  Object.keys(output).filter((name) => isChanged(output[name], record[name] ?? ''))

const isChanged = (value: SentValue | undefined, text: string) =>
  isFiles(value) ? hasFiles(value) : value !== undefined && !isSame(sentText(value), text)

const isFiles = (value: SentValue | undefined) => value instanceof File || Array.isArray(value)

/**
 * Whether a record has a text that was sent. Of rich text, which a provider sanitises, only the words are compared.
 */
export function hasText(screen: ResourceDefinition, name: string, sent: string, text: string): boolean {
  if (isSame(sent, text)) return true
  return screen.fields[name]?.kind === 'html' && htmlToText(sent) === htmlToText(text)
}

/** A record after an update: as it was sent, and as the provider has answered it. */
export interface Written {
  after: Snapshot
  answer?: Snapshot | undefined
}

/** Whether a field still has what was written: what the provider has only normalised is not another value. */
export const isWritten = (screen: ResourceDefinition, { after, answer }: Written, name: string, text: string) =>
  hasText(screen, name, after[name] ?? '', text) || isSame(answer?.[name] ?? '', text)

/** The outcome of a three-way comparison. */
export interface Comparison {
  /** What is sent, with the present value of every text that was not edited. */
  merged: Output
  /** The fields that were changed only elsewhere. */
  elsewhere: readonly string[]
  /** The fields that were changed here and elsewhere, to different values. */
  conflicts: readonly string[]
}

/** Compares a record as it was opened, as it is now and as it is sent, field by field. */
export function compare(base: Snapshot, current: Snapshot, output: Output): Comparison {
  const merged: Record<string, SentValue> = { ...output }
  const elsewhere: string[] = []
  const conflicts: string[] = []
  for (const name of new Set([...Object.keys(current), ...Object.keys(base)])) {
    const now = current[name] ?? ''
    const value = output[name]
    if (isSame(base[name] ?? '', now)) continue
    if (!isChanged(value, base[name] ?? '')) {
      if (value !== undefined && !isFiles(value)) merged[name] = typeof value === 'string' ? now : numberOf(now)
      elsewhere.push(name)
    } else if (isFiles(value) || !isSame(sentText(value), now)) conflicts.push(name)
  }
  return { merged, elsewhere, conflicts }
}

const numberOf = (text: string) => (text === '' ? null : Number(text))

/** The version of a field that is saved: what was typed here, or what somebody else has saved. */
export type ChosenVersion = 'mine' | 'theirs'
/** The chosen versions, by field. */
export type ChosenVersions = Readonly<Record<string, ChosenVersion>>

/** Returns the values of a form after the choices in a conflict with the present record. */
export function chosenValues(
  screen: ResourceDefinition,
  values: Values,
  current: Snapshot,
  { elsewhere, conflicts }: Comparison,
  choices: ChosenVersions,
): Values {
  const theirs = [...elsewhere, ...conflicts.filter((name) => choices[name] === 'theirs')]
  const chosen = theirs.filter((name) => name in values)
  return {
    ...values,
    ...Object.fromEntries(chosen.map((name) => [name, valueOf(screen.fields[name], current[name] ?? '')])),
  }
}
