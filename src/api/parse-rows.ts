import * as v from 'valibot'
import { pays } from '@/contract/rows/pays'
import { publicLists } from '@/contract/rows/public-lists'
import type { PublicRows } from './public-rows'
import { readKey } from './query-keys'

/** The row schemas of public reads by resource name; registration reads the countries. */
const readable = new Map<string, v.GenericSchema>([...publicLists, pays].map(({ name, row }) => [name, row]))

const stored = v.object({
  rows: v.array(v.unknown()),
  asOf: v.optional(v.number()),
  partial: v.optional(v.literal(true)),
})

/**
 * Parses a persisted public read by its schema. Returns undefined when it does not match its key or no row can be parsed:
 * storage can be edited, truncated or written by an older release.
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

/** Returns the rows that match the resource's schema; undefined when there are rows and none matches. */
export function parseRows(name: string, rows: readonly unknown[]): unknown[] | undefined {
  const schema = readable.get(name)
  if (schema === undefined) return undefined
  const parsed = rows.map((row) => parseRow(schema, row)).filter((row) => row !== undefined)
  return parsed.length === 0 && rows.length > 0 ? undefined : parsed
}

/**
 * The schema reads a text of another type as ''. In a persisted row another type is damage, because it was parsed before
 * it was written.
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
