import * as v from 'valibot'
import { entriesOf } from '@/contract/entries'
import type { Resource } from '@/contract/resource'

/** Returns an empty record in the shape of the contract, from which the model is derived. */
export function modelOf(resource: Resource): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entriesOf(resource.row)).map(([name, schema]) => [name, blank(schema)]))
}

/** Returns the value of a missing field; the required fields are numbers. */
function blank(schema: v.GenericSchema): unknown {
  const result = v.safeParse(schema, undefined)
  return result.success ? result.output : 0
}
