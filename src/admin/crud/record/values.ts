import * as v from 'valibot'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { type Field, isFileKind } from '@/admin/crud/definition/fields'
import type { Row } from '@/admin/crud/definition/row'
import type { ChosenFiles } from '@/admin/pictures/files'
import { todayInCameroon } from '@/contract/birthday'
import { optionalNumber } from '@/contract/form-fields'
import { isoDayOf } from '@/lib/iso-day'
import { seenEmail, seenText } from '@/lib/seen-text'

/** The value of a field: a text; a number, null for none, a text while it is none yet; the chosen files. */
export type Value = string | number | ChosenFiles
/** The values of an open form, by field. */
export type Values = Record<string, Value>
export type Mode = 'create' | 'edit'

/** What is sent of a form, by field. */
export type Output = Readonly<Record<string, SentValue>>
export type SentValue = string | number | null | File | File[]

/**
 * A record in comparable form, in every language of the interface alike: the text of each field, of a number its digits with a
 * decimal point; of a file field, the addresses, one per line.
 */
export type Snapshot = Readonly<Record<string, string>>

/** Returns the initial values of a new record: blank, with today's date in Cameroon, and with `start` in the first field. */
export function newValues(screen: ResourceDefinition, parent?: number, start?: string): Values {
  const [first = ''] = Object.keys(screen.fields)
  const dates = Object.entries(screen.fields).filter(([, { kind }]) => kind === 'date')
  return {
    ...blankValues(screen, parent),
    ...Object.fromEntries(dates.map(([name]) => [name, todayInCameroon()])),
    ...(start !== undefined && { [first]: start }),
  }
}

/** Returns the values of an empty record; `parent` is the id of the record that the screen is nested in. */
export function blankValues(screen: ResourceDefinition, parent?: number): Values {
  return fromRecord(screen, screen.within && parent !== undefined ? { [screen.within.field]: parent } : {})
}

/** Returns the values of an existing record. */
export const editValues = (screen: ResourceDefinition, row: Row): Values => fromRecord(screen, screen.edit(row))

function fromRecord(screen: ResourceDefinition, record: Readonly<Record<string, unknown>>): Values {
  // A hidden field without a value is not sent.
  const fields = Object.entries(screen.fields).filter(
    ([name, { kind }]) => kind !== 'hidden' || (record[name] ?? '') !== '',
  )
  return Object.fromEntries(fields.map(([name, field]) => [name, initialValue(field, record[name])]))
}

function initialValue({ kind }: Field, value: unknown): Value {
  if (kind === 'images') return []
  if (isFileKind(kind)) return null
  if (kind === 'number') return typeof value === 'number' ? value : null
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
  // The provider may answer with a time; the control and the contract take a day.
  return kind === 'date' ? isoDayOf(text) : seenValue(kind, text)
}

/** Returns the text of a one-line field as it is seen (lib/seen-text.ts), any other unchanged. */
function seenValue(kind: string | undefined, text: string): string {
  if (kind === 'email') return seenEmail(text)
  return kind === 'text' || kind === 'url' ? seenText(text) : text
}

/** Returns the record as it is compared. */
export function snapshotOf(screen: ResourceDefinition, row: Row): Snapshot {
  const files = Object.entries(screen.files(row)).map(([name, at]) => [name, [at].flat().join('\n')])
  return { ...textsOf(screen, editValues(screen, row)), ...Object.fromEntries(files) }
}

/** Returns the comparable texts of a form, by field; files have none. */
export function textsOf(screen: ResourceDefinition, values: Values): Record<string, string> {
  const texts = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const kind = screen.fields[name]?.kind
    if (typeof value === 'string') return [[name, seenValue(kind, value)]]
    if (typeof value === 'number') return [[name, String(value)]]
    return kind === 'number' ? [[name, '']] : []
  })
  return Object.fromEntries(texts)
}

/** Returns the value of a field for its comparable text, no file for a field of files. */
export function valueOf(field: Field | undefined, text: string): Value {
  if (field?.kind === 'images') return []
  if (isFileKind(field?.kind)) return null
  if (field?.kind !== 'number') return text
  const number = v.safeParse(optionalNumber, text)
  return number.success ? number.output : text
}
