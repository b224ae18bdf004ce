import * as v from 'valibot'
import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { parseRows } from './parse-rows'

// With a provider at hand a page is prerendered with its first rows. They are shown until the provider answers; when it
// does not, they are data of the build's date (public-rows.ts).

/** The id of the script element that holds them. */
export const prerenderedRowsId = 'prerendered-rows'

const stored = v.object({ at: v.number(), rows: v.record(v.string(), v.array(v.unknown())) })

/** The first rows of lists, by their names, and when they were read, in milliseconds. */
export type PrerenderedRows = v.InferOutput<typeof stored>

let prerendered: PrerenderedRows | undefined

/** The first rows that the page was prerendered with; undefined where it has none. */
export function prerenderedRows<R extends Rows>(resource: R): readonly RowOf<R>[] | undefined {
  const rows = prerendered?.rows[resource.name]
  // Read again by the resource's own schema, whose rows these are.
  return rows && (parseRows(resource.name, rows) as RowOf<R>[] | undefined)
}

/** When the prerendered rows were read, in milliseconds; undefined where there are none. */
export const prerenderedAt = () => prerendered?.at

/** At build: the rows of the next page. */
export function setPrerenderedRows(rows: PrerenderedRows | undefined): void {
  prerendered = rows
}

/** In the browser: reads the rows from the document. */
export function takePrerenderedRows(): void {
  const text = document.getElementById(prerenderedRowsId)?.textContent
  if (!text) return
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), stored), text)
  if (result.success) prerendered = result.output
}
