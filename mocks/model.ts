import * as v from 'valibot'
import { usagerRegistration } from '@/contract/accounts'
import { entriesOf } from '@/contract/entries'
import { type ResourceName, resources } from '@/contract/registry'
import type { Resource } from '@/contract/resource'
import { foldText } from '@/lib/fold-text'

export type Fields = Record<string, unknown>
export type TableName = ResourceName | 'users' | 'sessions'

/** The table of a record that a field names by its id. */
export const references: Record<string, TableName> = { pays_id: 'pays', ville_id: 'villes', user_id: 'users' }

/** The fields that are compared without case and accents. */
export const foldedFields = ['nom', 'email', 'type_user']

export const fold = (value: unknown) => (typeof value === 'string' ? foldText(value).trim() : '')

/** Returns an empty record in the shape of the contract: the provider sends null for what has no value. */
export function blankRecord(resource: Resource): Fields {
  return Object.fromEntries(Object.entries(entriesOf(resource.row)).map(([name, schema]) => [name, blankField(schema)]))
}

function blankField(schema: v.GenericSchema): unknown {
  const result = v.safeParse(schema, undefined)
  return result.success ? emptyValue(result.output) : null
}

/** Returns null for a value, an empty list for a list, and an object of these for an object. */
function emptyValue(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (!isFields(value)) return null
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptyValue(part)]))
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const blankRegistration = Object.fromEntries(
  Object.keys(entriesOf(usagerRegistration))
    .filter((name) => name !== 'password_confirmation')
    .map((name) => [name, null]),
)

/** An empty record of each table. An account keeps every field of its registration. */
export const blanks: Record<TableName, Fields> = {
  ...(Object.fromEntries(Object.values(resources).map((resource) => [resource.name, blankRecord(resource)])) as Record<
    ResourceName,
    Fields
  >), // Object.fromEntries forgets the names.
  users: { ...blankRegistration, type_user: null, avatar: null, created_at: null },
  sessions: { token: null, user_id: null },
}

export const tableNames = Object.keys(blanks) as TableName[] // Object.keys forgets the names.

/** Returns the resource of a table; undefined for users and sessions, whose records have no language. */
export const resourceOf = (name: TableName): Resource | undefined =>
  name === 'users' || name === 'sessions' ? undefined : resources[name]
