import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { entriesOf } from '@/contract/entries'
import type { Resource } from '@/contract/resource'
import type { Wrapping } from '@/contract/rows/define-rows'

/** Returns the schema of a request from a form of the contract: files are binary, checks without a JSON schema are omitted. */
export function formSchema(form: v.GenericSchema): JsonSchema {
  const { $schema: _, ...schema } = toJsonSchema(form, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined,
  })
  return schema
}

/** Returns the schema of a record from the parsed type of each field; reading accepts more. */
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

/** Returns the media type of a resource's request bodies. */
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
  // OpenAPI 3.1 allows a list of types; this package's types do not.
  const none = { type: 'null' } as const
  if (/date/i.test(name)) return { anyOf: [{ type: 'string', format: 'date' }, none] }
  if (typeof blank === 'string') return { anyOf: [{ type: 'string' }, { type: 'number' }, none] }
  // Values sent as multipart are returned as text.
  return { anyOf: [{ type: 'number' }, { type: 'string', pattern: '^ *-?[\\d ]+(\\.\\d+)? *$' }, none] }
}
