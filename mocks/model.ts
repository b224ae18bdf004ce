import * as v from 'valibot'
import { entriesOf } from '@/contract/entries'
import type { Resource } from '@/contract/resource'

/** Returns an empty record in the shape of the contract: the provider sends null for what has no value. */
export function modelOf(resource: Resource): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entriesOf(resource.row)).map(([name, schema]) => [name, blank(schema)]))
}

function blank(schema: v.GenericSchema): unknown {
  const result = v.safeParse(schema, undefined)
  return result.success ? emptied(result.output) : null
}

/** Returns null for a value, an empty list for a list, and an object of these for an object. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]))
}
