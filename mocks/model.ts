import * as v from 'valibot'
import { entriesOf } from '@/contract/entries'
import type { Resource } from '@/contract/resource'

/** A record of a resource with nothing in it, in the shape its contract gives: what a model is made from. */
export function modelOf(resource: Resource): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entriesOf(resource.row)).map(([name, schema]) => [name, blank(schema)]))
}

/** What a field reads as when the provider leaves it out; the fields that may not be left out are numbers. */
function blank(schema: v.GenericSchema): unknown {
  const result = v.safeParse(schema, undefined)
  return result.success ? result.output : 0
}
