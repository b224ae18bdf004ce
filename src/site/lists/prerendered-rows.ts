import * as v from 'valibot'
import { parseCached } from '@/api/parse-rows'
import { listQuery } from '@/api/queries'
import type { RowOf, Rows } from '@/contract/rows/define-rows'

// With a provider at hand a page is prerendered with its first rows. They are shown until the provider answers, and
// never cached: the page is as old as its build.

/** The id of the script element that holds them. */
export const prerenderedRowsId = 'prerendered-rows'
const stored = v.record(v.string(), v.array(v.unknown()))
let prerendered: Record<string, readonly unknown[]> = {}

/** The first rows that the page was prerendered with; undefined where it has none. */
export function prerenderedRows<R extends Rows>(resource: R, locale: string): readonly RowOf<R>[] | undefined {
  const rows = prerendered[resource.name]
  // Read again by the resource's own schema, whose rows these are.
  return rows && (parseCached(listQuery(resource, locale).queryKey, rows) as RowOf<R>[] | undefined)
}

/** At build: the rows of the next page. */
export function setPrerenderedRows(rows: Record<string, readonly unknown[]>): void {
  prerendered = rows
}

/** In the browser: reads the rows from the document. */
export function takePrerenderedRows(): void {
  const text = document.getElementById(prerenderedRowsId)?.textContent ?? ''
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), stored), text)
  if (result.success) prerendered = result.output
}
