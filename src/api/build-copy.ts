import * as v from 'valibot'
import type { Rows } from '@/contract/rows/define-rows'
import { parseRows } from './parse-rows'
import { prerenderedAt, prerenderedRows } from './prerendered-rows'
import type { PublicRows } from './public-rows'

/** A public list as the build has read it (build/prerender.ts), `at` in milliseconds. */
const copyShape = v.object({ at: v.number(), rows: v.array(v.unknown()) })

/** Returns all rows from the site's own server where the build has a copy of the list, else the prerendered ones. */
export async function readBuildCopy(resource: Rows, locale: string): Promise<PublicRows<unknown> | undefined> {
  const whole = await fetchCopy(`/copies/${locale}/${resource.name}.json`)
  const all = whole && parseRows(resource.name, whole.rows)
  if (all) return { rows: all, asOf: whole.at }
  const first = prerenderedRows(resource)
  return first && { rows: first, asOf: prerenderedAt(), partial: true }
}

async function fetchCopy(path: string): Promise<v.InferOutput<typeof copyShape> | undefined> {
  try {
    const answer = await fetch(path)
    const result = v.safeParse(copyShape, answer.ok ? await answer.json() : undefined)
    return result.success ? result.output : undefined
  } catch {
    // Offline, the prerendered rows are all there is.
    return undefined
  }
}
