import type { PublicList } from './read-lists.ts'
import type { Outcome } from './render-site.ts'
import type { SiteFiles } from './site-files.ts'

/** After so many refreshes without a list somebody has to look. */
const maxFailures = 3

/** How many odd records are named. */
const maxNamed = 50

/**
 * Writes etat.json, for a monitor: the release, the last refresh, what is known of each list, and the records that are shown only
 * as far as they can be read. Returns the lines for the log, and whether somebody has to look.
 */
export async function writeReport({
  site,
  release,
  lists,
  rendered: { failures, withoutPicture },
  now,
  strict,
}: {
  site: SiteFiles
  release: string
  lists: readonly PublicList[]
  rendered: Outcome
  now: number
  strict: boolean
}): Promise<{ lines: string[]; failed: boolean }> {
  const odd = [
    ...lists.flatMap((list) => list.odd ?? []),
    ...withoutPicture.map((address) => `${address}: its picture cannot be had`),
  ]
  const state = {
    release,
    refreshed: iso(now),
    lists: lists.map(({ name, locale, readAt, rows, failures: inARow, failure }) => ({
      list: name,
      language: locale,
      read: readAt === undefined ? null : iso(readAt),
      rows: rows ?? null,
      failures: inARow,
      failure: failure ? { at: iso(failure.at), why: failure.why } : null,
    })),
    documents: failures,
    odd: odd.slice(0, maxNamed),
  }
  await site.writePlain('etat.json', `${JSON.stringify(state, null, 1)}\n`)
  const unread = lists.filter((list) => list.failure)
  return {
    lines: [
      ...unread.map(
        ({ name, locale, failures: n, failure }) => `${name} (${locale}) not read, ${n} in a row: ${failure?.why}`,
      ),
      ...failures.map((line) => `not rendered: ${line}`),
      ...odd.map((line) => `odd: ${line}`),
      `${site.written} files written, ${site.removed} removed.`,
    ],
    failed: failures.length > 0 || unread.some((list) => strict || list.failures >= maxFailures),
  }
}

const iso = (moment: number) => new Date(moment).toISOString()
