import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { entriesOf } from '@/contract/entries'
import type { Resource } from '@/contract/resource'
import type { Wrapping } from '@/contract/rows/define-rows'

/** What is sent, from a form of the contract: files are binary, checks a schema cannot say are left out. */
export function formSchema(form: v.GenericSchema): JsonSchema {
  const { $schema: _, ...schema } = toJsonSchema(form, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined,
  })
  return schema
}

/** What is answered for one record: reading takes more than this, so it is said by what each field reads as. */
export function rowSchema(row: v.GenericSchema): JsonSchema {
  const entries = Object.entries(entriesOf(row))
  const properties = Object.fromEntries(entries.map(([name, schema]) => [name, fieldSchema(schema, name)]))
  return { type: 'object', required: Object.keys(properties), properties }
}

export function wrapped(schema: JsonSchema, wrapping: Wrapping): JsonSchema {
  const inData = (inner: JsonSchema): JsonSchema => ({
    type: 'object',
    required: ['data'],
    properties: { data: inner },
  })
  if (wrapping === 'bare') return schema
  return wrapping === 'data' ? inData(schema) : inData(inData(schema))
}

export const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** The media type a resource's bodies have. */
export const sentAs = ({ sends }: Resource) => (sends === 'json' ? 'application/json' : 'multipart/form-data')

function fieldSchema(schema: v.GenericSchema, name: string): JsonSchema {
  const blank = v.safeParse(schema, undefined)
  return blank.success ? blankSchema(blank.output, name) : { type: 'integer' }
}

function blankSchema(blank: unknown, name: string): JsonSchema {
  if (Array.isArray(blank)) return { type: 'array', items: { type: 'string', format: 'uri-reference' } }
  if (typeof blank === 'object' && blank !== null) {
    const entries = Object.entries(blank).map(([key, value]) => [key, blankSchema(value, key)])
    return { type: 'object', properties: Object.fromEntries(entries) }
  }
  // OpenAPI 3.1 takes a list of types; this package's type of a schema knows single ones only.
  const none = { type: 'null' } as const
  if (/date/i.test(name)) return { anyOf: [{ type: 'string', format: 'date' }, none] }
  if (typeof blank === 'string') return { anyOf: [{ type: 'string' }, { type: 'number' }, none] }
  // What was sent as multipart is text from then on.
  return { anyOf: [{ type: 'number' }, { type: 'string', pattern: '^ *-?[\\d ]+(\\.\\d+)? *$' }, none] }
}
