import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { notBefore, providerHeaders } from '@/api/http'
import { maxPages, nextPage } from '@/api/reads'
import { listIn, readList } from '@/api/unwrap'
import { inOrder, type Rows } from '@/contract/rows/define-rows'
import { publicLists } from '@/contract/rows/public-lists'
import { type Locale, locales } from '@/i18n/locale'
import { eachOf } from './each-of.ts'
import { oddRecords } from './odd-records.ts'
import { readJson, writeWhole } from './site-files.ts'

/** How long the provider may take for a list, in milliseconds. */
const answerTimeoutMs = 20_000

/** How long, and how often, a 429 is waited for. */
const maxPauseMs = 60_000
const maxTries = 3

/** What is known of a list in one language. The moments are in milliseconds. */
const known = v.object({
  /** The hash of its last good answer, how many rows that has, and when the provider was last heard to have it. */
  digest: v.optional(v.string()),
  rows: v.optional(v.number()),
  readAt: v.optional(v.number()),
  /** Its rows that are shown only as far as they can be read, a line each. */
  odd: v.optional(v.array(v.string())),
  /** The validators of that answer. */
  etag: v.optional(v.string()),
  modified: v.optional(v.string()),
  /** How often in a row it could not be read, and why the last time. */
  failures: v.number(),
  failure: v.optional(v.object({ at: v.number(), why: v.string() })),
})

type Known = v.InferOutput<typeof known>

const index = v.object({ provider: v.optional(v.string()), lists: v.record(v.string(), known) })

/** A public list in one language. */
export interface PublicList extends Known {
  name: string
  locale: Locale
  /** Returns the rows of its last good answer; undefined where it was never read. */
  readRows: () => object[] | undefined
}

/**
 * Reads every public list once per language, where the provider has another one than before. What cannot be read stays as it
 * was read last. `state` is the folder of the answers; without a provider they are all that there is.
 */
export async function readLists({
  provider,
  state,
  now,
  accepted,
}: {
  provider: string | undefined
  state: string
  now: number
  /** The names of lists that may have lost more than half of their rows. */
  accepted: readonly string[]
}): Promise<PublicList[]> {
  const last = readJson(join(state, 'lists.json'), index)
  const lists: Record<string, Known> = { ...last?.lists }
  const all = locales.flatMap((locale) => publicLists.map((resource) => ({ locale, resource })))
  // By its hash, so that a power cut leaves no answer that is not what the index says.
  const fileOf = (key: string, digest = lists[key]?.digest) => `${key}-${digest}.json`
  const isThere = (key: string) => existsSync(join(state, fileOf(key)))
  const stored = (key: string) => jsonOf(readFileSync(join(state, fileOf(key)), 'utf8'))
  if (provider !== undefined)
    await eachOf(all, async ({ locale, resource }) => {
      const key = `${locale}-${resource.name}`
      const before = lists[key] ?? { failures: 0 }
      const { failure: _failure, ...good } = before
      const isKnown = isThere(key) && last?.provider === provider
      try {
        const answer = await askWhole(provider + resource.path, locale, isKnown ? before : {})
        if (answer === undefined) lists[key] = { ...good, readAt: now, failures: 0 }
        else {
          const body = jsonOf(answer.text)
          const rows = readList(resource, body).length
          if (isKnown && isHalf(rows, before.rows ?? 0) && !accepted.includes(resource.name))
            throw new Error(
              `${rows} rows in place of ${before.rows}: deploy.sh --refresh --accept ${resource.name} takes them`,
            )
          const digest = createHash('sha256').update(answer.text).digest('base64url')
          if (digest !== before.digest || !isThere(key)) await writeWhole(join(state, fileOf(key, digest)), answer.text)
          const odd = oddRecords(resource, body).map((line) => `${key}: ${line}`)
          lists[key] = { digest, rows, readAt: now, failures: 0, ...(odd.length > 0 && { odd }), ...answer.validators }
        }
      } catch (error) {
        lists[key] = { ...good, failures: before.failures + 1, failure: { at: now, why: reasonOf(error) } }
      }
    })
  await writeWhole(join(state, 'lists.json'), JSON.stringify({ provider: provider ?? last?.provider, lists }))
  const wanted = new Set(Object.keys(lists).map((key) => fileOf(key)))
  for (const file of readdirSync(state))
    if (/^(?:fr|en)-.*\.json$/.test(file) && !wanted.has(file)) rmSync(join(state, file))
  return all.map(({ locale, resource }) => {
    const key = `${locale}-${resource.name}`
    return {
      name: resource.name,
      locale,
      ...(lists[key] ?? { failures: 0 }),
      readRows: () => (isThere(key) ? [...inOrder(resource, readList<Rows>(resource, stored(key)))] : undefined),
    }
  })
}

/** A list that lost more than half of its rows between two reads is more often a fault than an editor's doing. */
const isHalf = (rows: number, before: number) => rows < before / 2 && before - rows > 1

/** Asks for a list with all its pages; undefined where it is as before. */
async function askWhole(address: string, locale: Locale, before: Pick<Known, 'etag' | 'modified'>) {
  const first = await ask(address, locale, before)
  let page = first && jsonOf(first.text)
  let next = nextPage(page)
  if (next === undefined) return first
  // A row that was added between two reads moves others to the next page, where they come again.
  const rows = new Map<unknown, unknown>()
  for (let pages = 1; ; pages++) {
    for (const row of listIn(page) ?? []) rows.set(Object(row).id ?? row, row)
    if (next === undefined) break
    if (pages === maxPages) throw new Error(`more than ${maxPages} pages`)
    const answer = await ask(`${address}?${next}`, locale, {})
    page = answer && jsonOf(answer.text)
    next = nextPage(page)
  }
  // The validators are those of the first page alone.
  return { text: JSON.stringify([...rows.values()]), validators: {} }
}

/** Asks for an answer; undefined where it is as before. Waits where the provider asks to. */
async function ask(address: string, locale: Locale, { etag, modified }: Pick<Known, 'etag' | 'modified'>) {
  const headers = {
    ...providerHeaders(locale),
    ...(etag && { 'If-None-Match': etag }),
    ...(modified && { 'If-Modified-Since': modified }),
  }
  for (let tries = 1; ; tries++) {
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(answerTimeoutMs) })
    if (response.status === 304) return undefined
    if (response.ok) {
      const [newEtag, newModified] = [response.headers.get('ETag'), response.headers.get('Last-Modified')]
      const validators = { ...(newEtag && { etag: newEtag }), ...(newModified && { modified: newModified }) }
      return { text: await response.text(), validators }
    }
    const wait = notBefore(response.status, response.headers.get('Retry-After')) - Date.now()
    if (response.status !== 429 || tries === maxTries || wait > maxPauseMs) throw new Error(`status ${response.status}`)
    await pause(Math.max(wait, 1000))
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('no JSON')
  }
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = Object(error)
  if (name === 'TimeoutError') return `no answer within ${answerTimeoutMs / 1000} s`
  return String(Object(cause).code ?? (message || cause) ?? error)
}
