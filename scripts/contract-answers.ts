import * as v from 'valibot'
import { entriesOf } from '@/contract/entries'
import { address, date } from '@/contract/rows/row-fields'

/**
 * Returns the schema of a record as the provider should answer it, while reading accepts more: every field is there, null where
 * it has no value, and reading keeps every other value.
 */
export function answered(row: v.GenericSchema): v.GenericSchema {
  const fields = Object.entries(entriesOf(row)).map(([name, field]) => [name, answeredField(field)])
  return v.object(Object.fromEntries(fields))
}

const figure = v.pipe(v.string(), v.regex(/^( *-?\d[\d ]*(\.\d+)? *)?$/))
const day = v.pipe(v.string(), v.metadata({ format: 'date' }))

function answeredField(field: v.GenericSchema): v.GenericSchema {
  const blank = v.safeParse(field, undefined)
  // Only ids and counts have to be there. Values sent as multipart are returned as text.
  if (!blank.success) return v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.digits())])
  const { output } = blank
  if (Array.isArray(output)) return v.nullable(v.array(answeredField(address)))
  if ('pipe' in field && typeof output === 'object' && output !== null)
    return v.nullable(answered((field.pipe as v.GenericSchema[]).at(-1) ?? field)) // nested() ends with the object.
  const types = field === date ? [day] : typeof output === 'string' ? [v.string(), v.number()] : [v.number(), figure]
  const isKept = (value: string | number | null) => {
    const read = v.safeParse(field, value)
    return value === null || value === '' || read.output !== output || String(value) === String(output)
  }
  return v.pipe(
    v.union([...types, v.null()]),
    v.check(isKept, ({ received }) => `The site cannot use ${received.slice(0, 80)}`),
  )
}
