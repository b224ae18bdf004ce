import { join } from 'node:path'
import * as v from 'valibot'
import type { PublicList } from './read-lists.ts'
import type { Outcome } from './rendering.ts'
import { readJson, type SiteFiles, writeWhole } from './site-files.ts'

/** After so many refreshes without a list somebody has to look. */
const maxFailures = 3

/** How long before its end a certificate has to be renewed, and how often a problem that stays is told, in milliseconds. */
const dayMs = 86_400_000
const minCertificateMs = 14 * dayMs

/** How many odd records are named. */
const maxNamed = 50

/** The file of the state that says what was told. */
const toldFile = 'told.json'

const told = v.object({
  /** When somebody was told last, in milliseconds. */
  at: v.number(),
  /** The problems that were there, and the odd records that were logged. */
  problems: v.array(v.string()),
  odd: v.array(v.string()),
})

/**
 * Writes etat.json, for a monitor: the release, the last refresh, what is known of each list and of the certificate, and the
 * records that are shown only as far as they can be read. Returns the warnings and lines for the log, and whether somebody has
 * to be told: at the first refresh with a problem, once a day while it stays, and when it is over.
 */
export async function writeReport({
  site,
  state,
  release,
  lists,
  rendered: { failures, withoutPicture },
  certificate,
  now,
}: {
  site: SiteFiles
  state: string
  release: string
  lists: readonly PublicList[]
  rendered: Outcome
  /** When it ends, in milliseconds; undefined where it is not known. */
  certificate: number | undefined
  now: number
}): Promise<{ warnings: string[]; lines: string[]; tells: boolean }> {
  const odd = [
    ...lists.flatMap((list) => list.odd ?? []),
    ...withoutPicture.map((address) => `${address}: its picture cannot be had`),
  ]
  const shown = {
    release,
    refreshed: iso(now),
    certificate: certificate === undefined ? null : iso(certificate),
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
  await site.writePlain('etat.json', `${JSON.stringify(shown, null, 1)}\n`)
  const unread = lists.filter((list) => list.failure)
  const isEnding = certificate !== undefined && certificate - now < minCertificateMs
  const problems = [
    ...unread.filter((list) => list.failures >= maxFailures).map(({ name, locale }) => `${name} (${locale}) not read`),
    ...failures.map((line) => `not rendered: ${line.replace(/: .*/s, '')}`),
    ...(isEnding ? ['the certificate'] : []),
  ]
  const before = readJson(join(state, toldFile), told) ?? { at: 0, problems: [], odd: [] }
  // The clock may have been set back.
  const isDue = Math.abs(now - before.at) >= dayMs
  const over = before.problems.filter((problem) => !problems.includes(problem))
  const isNew = problems.some((problem) => !before.problems.includes(problem))
  const tells = isNew || over.length > 0 || (problems.length > 0 && isDue)
  const newOdd = isDue ? odd : odd.filter((line) => !before.odd.includes(line))
  const at = tells || isDue ? now : before.at
  await writeWhole(join(state, toldFile), JSON.stringify({ at, problems, odd }))
  return {
    warnings: [
      ...unread.map(
        ({ name, locale, failures: n, failure }) => `${name} (${locale}) not read, ${n} in a row: ${failure?.why}`,
      ),
      ...failures.map((line) => `not rendered: ${line}`),
      ...(isEnding ? [`the certificate ends at ${iso(certificate)}: renew it, and reload nginx`] : []),
      ...over.map((problem) => `over: ${problem}`),
    ],
    lines: [...newOdd.map((line) => `odd: ${line}`), `${site.written} files written, ${site.removed} removed.`],
    tells,
  }
}

const iso = (moment: number) => new Date(moment).toISOString()
