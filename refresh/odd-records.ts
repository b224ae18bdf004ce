import * as v from 'valibot'
import { listIn } from '@/api/unwrap'
import type { Rows } from '@/contract/rows/define-rows'

/** Returns what cannot be read of the rows of an answer, a line each. They are shown as far as the client can read them. */
export function oddRecords(resource: Rows, answer: unknown): string[] {
  const slugs = new Set<string>()
  return (listIn(answer) ?? []).flatMap((written, n) => {
    const { id = `row ${n + 1}` } = Object(written)
    const read = v.safeParse(resource.row, written)
    if (!read.success) return [`${id} is left out: ${v.summarize(read.issues).trim()}`]
    const found: string[] = []
    if (resource.date) {
      const date = Reflect.get(Object(written), resource.date)
      if (date && Reflect.get(read.output, resource.date) === '')
        found.push(`${id}: ${JSON.stringify(date)} is no date`)
    }
    if (resource.page?.records) {
      const slug = String(Reflect.get(read.output, 'slug'))
      if (!isFileName(slug)) found.push(`${id}: ${JSON.stringify(slug)} is no name of a file, it has no document`)
      if (slugs.has(slug)) found.push(`${id}: ${JSON.stringify(slug)} is the address of another record too`)
      slugs.add(slug)
    }
    return found
  })
}

/** Returns whether a slug can be the name of a file that every server serves. */
export const isFileName = (slug: string): boolean =>
  /^[^./\\\p{Cc}\uFFFD][^/\\\p{Cc}\uFFFD]*$/u.test(slug) && new TextEncoder().encode(slug).length <= 200
