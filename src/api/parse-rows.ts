import * as v from 'valibot'
import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { pays } from '@/contract/rows/pays'
import { publicLists } from '@/contract/rows/public-lists'
import { readKey } from './query-keys'

/** The data of a public read: the rows of a list, or the one row of a record, none where the provider does not have it. */
export interface PublicRows<Row> {
  rows: readonly Row[]
  /** When the provider answered, by its own clock, in milliseconds; undefined where it did not say. */
  asOf?: number | undefined
  /** Rows are missing, and the list is stale. */
  partial?: true | undefined
  /** The rows are a copy because the provider failed with this status; 0 for no answer. */
  failure?: number | undefined
}

export type PublicRowsOf<R extends Rows> = PublicRows<RowOf<R>>

/** The day on which the site went online: no read is older. */
const siteBegan = Date.UTC(2024, 0, 1)

/**
 * Returns when a read was answered, in milliseconds: by the provider's clock, else by the device's (`readAt`) where that
 * one is plausible, else undefined.
 */
export function momentOf({ asOf }: PublicRows<unknown>, readAt: number): number | undefined {
  return asOf ?? (readAt >= siteBegan && readAt <= Date.now() ? readAt : undefined)
}

/** The row schemas of public reads by resource name; registration reads the countries. */
const readable = new Map<string, v.GenericSchema>([...publicLists, pays].map(({ name, row }) => [name, row]))

const persistedRows = v.object({
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
  const result = v.safeParse(persistedRows, data)
  if (!isPublic || kind === undefined || !result.success) return undefined
  const { asOf, partial, rows } = result.output
  const parsed = parseRows(name, rows)
  if (parsed === undefined || (kind === 'one' && parsed.length > 1)) return undefined
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
    const actual = value[field]
    return actual === undefined || actual === null || hasTypesOf(actual, expected)
  })
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
