import type { QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { parseRows } from './parse-rows'
import { readKey } from './query-keys'

// Each page is prerendered with its first rows. They are shown until the provider answers, and as
// dated data when it does not (queries.ts).

/** The id of the script element that holds them. */
export const prerenderedRowsId = 'prerendered-rows'

const schema = v.object({
  asOf: v.number(),
  rows: v.record(v.string(), v.array(v.unknown())),
  picture: v.optional(v.string()),
})

/**
 * The first rows of lists, by their names, and when the provider answered, in milliseconds; on the page of one record that record, by
 * the name of its list and its key (`actualites/ouverture`), and the address of the picture that it is shared with.
 */
export type PrerenderedRows = v.InferOutput<typeof schema>

let prerendered: PrerenderedRows | undefined

/** The first rows of a list that the page was prerendered with, or its record; undefined where it has none. */
export function prerenderedRows<R extends Rows>(resource: R, key?: number | string): readonly RowOf<R>[] | undefined {
  const rows = prerendered?.rows[key === undefined ? resource.name : `${resource.name}/${key}`]
  // parseRows uses the schema of this resource.
  return rows && (parseRows(resource.name, rows) as RowOf<R>[] | undefined)
}

/** The address of the picture that the prerendered record is shared with; undefined where it has none. */
export const prerenderedPicture = () => prerendered?.picture

/** When the provider answered with the rows of the document, in milliseconds; undefined where the document has none for this read. */
export function prerenderedAsOf(queryKey: QueryKey): number | undefined {
  const { name = '', kind, key } = readKey(queryKey)
  return prerendered?.rows[kind === 'one' ? `${name}/${key}` : name] && prerendered.asOf
}

/** Called before each page is prerendered. */
export function setPrerenderedRows(rows: PrerenderedRows | undefined): void {
  prerendered = rows
}

/** Called in the browser at start: reads the rows from the document. */
export function takePrerenderedRows(): void {
  const text = document.getElementById(prerenderedRowsId)?.textContent
  if (!text) return
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (result.success) prerendered = result.output
}
