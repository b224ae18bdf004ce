import * as v from 'valibot'
import { pays } from '@/contract/rows/pays'
import { publicLists } from '@/contract/rows/public-lists'
import { readKey } from './query-keys'

/** What visitors read, by its name; the countries are registration's. */
const readable = new Map<unknown, v.GenericSchema>([...publicLists, pays].map(({ name, row }) => [name, row]))

/**
 * What was persisted in the browser for a public query, parsed again by its schema: the record, or the rows that are
 * still what was read; undefined when there are none, or it is not what the key says it is. Storage can be edited, cut
 * short or older than this program.
 */
export function parseCached(queryKey: readonly unknown[], data: unknown): unknown {
  const { isPublic, name, kind } = readKey(queryKey)
  const row = readable.get(name)
  if (!isPublic || row === undefined || kind === undefined) return undefined
  if (kind === 'one') return parseRow(row, data)
  if (!Array.isArray(data)) return undefined
  const rows = data.map((item: unknown) => parseRow(row, item)).filter((item) => item !== undefined)
  return rows.length === 0 && data.length > 0 ? undefined : rows
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
