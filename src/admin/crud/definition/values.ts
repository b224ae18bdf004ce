import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import type { Resource } from '@/contract/resource'
import type { Screen } from './definition'
import type { Field } from './fields'
import { sentenceFor } from './sentences'

export type Value = string | File | readonly File[] | null
/** What a form holds while it is typed in. */
export type Values = Readonly<Record<string, Value>>
export type Mode = 'create' | 'edit'

/** The values of a new record; `parent` is the record the screen is nested in. */
export function blankValues(screen: Screen, parent?: number): Values {
  return fromRecord(screen, screen.within && parent !== undefined ? { [screen.within.field]: parent } : {})
}

/** The values of a record that is edited. */
export function editValues(screen: Screen, row: object): Values {
  return fromRecord(screen, screen.edit(row))
}

function fromRecord(screen: Screen, record: Readonly<Record<string, unknown>>): Values {
  // What the form does not show is kept as it is where the record has it, and else not sent.
  const shown = Object.entries(screen.fields).filter(
    ([name, { kind }]) => kind !== 'hidden' || record[name] !== undefined,
  )
  return Object.fromEntries(shown.map(([name, field]) => [name, initial(field, record[name])]))
}

function initial({ kind }: Field, value: unknown): Value {
  if (kind === 'image' || kind === 'document') return null
  if (kind === 'images') return []
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
  // The provider may answer a moment; the control and the contract take a day.
  return kind === 'date' ? text.slice(0, 10) : text
}

/** What is wrong, by field: the first failed check of each. */
export function faultsOf(screen: Screen, values: Values, mode: Mode): Record<string, MessageDescriptor> {
  const result = v.safeParse(schemaOf(screen.resource, mode), values)
  const faults: Record<string, MessageDescriptor> = {}
  for (const issue of result.issues ?? []) {
    const name = nameIn(issue)
    faults[name] ??= sentenceFor(screen.fields[name], issue.message)
  }
  return faults
}

/** The fields that may not stay empty. */
export function requiredFields(screen: Screen, mode: Mode): ReadonlySet<string> {
  const result = v.safeParse(schemaOf(screen.resource, mode), blankValues(screen))
  const missing = (result.issues ?? []).filter(({ message }) => message === 'required')
  return new Set(missing.map(nameIn))
}

/** The fields whose values differ. */
export function changedFields(before: Values, after: Values): string[] {
  return Object.keys(after).filter((name) => !same(before[name] ?? null, after[name] ?? null))
}

function same(one: Value, other: Value) {
  if (Array.isArray(one) && Array.isArray(other)) return one.length === 0 && other.length === 0
  return one === other
}

/** The field an issue is about; one in a list of files counts for the list. */
function nameIn({ path }: v.BaseIssue<unknown>): string {
  const key = path?.[0].key
  return typeof key === 'string' ? key : ''
}

const schemaOf = (resource: Resource, mode: Mode) =>
  mode === 'edit' ? (resource.edit ?? resource.form) : resource.form
