import * as v from 'valibot'
import { pays } from '@/contract/rows/pays'
import { publicLists } from '@/contract/rows/public-lists'
import type { PublicRows } from './public-rows'
import { readKey } from './query-keys'

/** What visitors read, by its name; the countries are registration's. */
const readable = new Map<string, v.GenericSchema>([...publicLists, pays].map(({ name, row }) => [name, row]))

const stored = v.object({
  rows: v.array(v.unknown()),
  asOf: v.optional(v.number()),
  partial: v.optional(v.literal(true)),
})

/**
 * Parses what was persisted of a public read again by its schema. Returns undefined when it is not what the key names, or
 * when no row of it can be read. Storage can be edited, cut short or older than this program.
 */
export function parsePublicRows(queryKey: readonly unknown[], data: unknown): PublicRows<unknown> | undefined {
  const { isPublic, name = '', kind } = readKey(queryKey)
  const result = v.safeParse(stored, data)
  if (!isPublic || kind === undefined || !result.success) return undefined
  const { asOf, partial, rows } = result.output
  const parsed = parseRows(name, rows)
  if (parsed === undefined || (kind === 'one' && parsed.length !== 1)) return undefined
  return { rows: parsed, asOf, ...((partial || parsed.length < rows.length) && { partial: true }) }
}

/** The rows of a resource that still have its shape; undefined when there were some and none has it. */
export function parseRows(name: string, rows: readonly unknown[]): unknown[] | undefined {
  const schema = readable.get(name)
  if (schema === undefined) return undefined
  const parsed = rows.map((row) => parseRow(schema, row)).filter((row) => row !== undefined)
  return parsed.length === 0 && rows.length > 0 ? undefined : parsed
}

/**
 * An answer's text that is no text reads as ''. In a cached row that is damage: whatever was written had been parsed,
 * and every value has the type that parsing gives.
 */
function parseRow(schema: v.GenericSchema, row: unknown): unknown {
  const result = v.safeParse(schema, row)
  return result.success && hasTypesOf(row, result.output) ? result.output : undefined
}

function hasTypesOf(value: unknown, parsed: unknown): boolean {
  if (!isObject(value) || !isObject(parsed)) return typeof value === typeof parsed
  return Object.entries(parsed).every(([field, expected]) => {
    const found = value[field]
    return found === undefined || found === null || hasTypesOf(found, expected)
  })
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
