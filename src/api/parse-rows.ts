import * as v from 'valibot'
import { pays } from '@/contract/rows/pays'
import { publicLists } from '@/contract/rows/public-lists'
import { readKey } from './query-keys'

/** What visitors read, by its name; the countries are registration's. */
const readable = new Map<unknown, v.GenericSchema>([...publicLists, pays].map(({ name, row }) => [name, row]))

/**
 * What was persisted in the browser for a public query, read again by its schema: the rows or the record, undefined
 * when it is not what the key says it is. Storage can be edited, cut short or older than this program.
 */
export function parseCached(queryKey: readonly unknown[], data: unknown): unknown {
  const { isPublic, name, kind } = readKey(queryKey)
  const row = readable.get(name)
  if (!isPublic || row === undefined || kind === undefined) return undefined
  const result = v.safeParse(kind === 'list' ? v.array(row) : row, data)
  return result.success ? result.output : undefined
}
