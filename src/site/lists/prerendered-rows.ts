import * as v from 'valibot'
import { parseCached } from '@/api/parse-rows'
import { listQuery } from '@/api/queries'
import type { RowOf, Rows } from '@/contract/rows/define-rows'

// With a provider at hand a page is made at build with its first rows. They are shown until the provider answers, and
// never kept: the page is as old as its build.

/** The id of the script element that holds them. */
export const prerenderedRowsId = 'prerendered-rows'
const kept = v.record(v.string(), v.array(v.unknown()))
let made: Record<string, readonly unknown[]> = {}

/** The first rows that the page was made with; undefined where it was made without. */
export function prerenderedRows<R extends Rows>(resource: R, locale: string): readonly RowOf<R>[] | undefined {
  const rows = made[resource.name]
  // Read again by the resource's own schema, whose rows these are.
  return rows && (parseCached(listQuery(resource, locale).queryKey, rows) as RowOf<R>[] | undefined)
}

/** At build: what the next page is made with. */
export function makeWith(rows: Record<string, readonly unknown[]>): void {
  made = rows
}

/** In the browser: takes up what the page was made with. */
export function takePrerenderedRows(): void {
  const text = document.getElementById(prerenderedRowsId)?.textContent ?? ''
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), text)
  if (result.success) made = result.output
}
