import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import type { AnswerCopy } from '@/api/errors'
import { parseCached } from '@/api/parse-rows'
import { readKey } from '@/api/query-keys'
import { readIfFits, readList } from '@/api/unwrap'
import { pays } from '@/contract/rows/pays'
import { publicLists } from '@/contract/rows/public-lists'
import { prerenderedAt, prerenderedRows } from './prerendered-rows'
import { restoreReadTime } from './read-times'

/** A public list as the build has read it (build/prerender.ts), `at` in milliseconds. */
const buildCopy = v.object({ at: v.number(), rows: v.array(v.unknown()) })

/** Makes a copy, the given one or the build's, the data of a public read, or of every one on the screen that waits. */
export async function place(queryClient: QueryClient, queryKey?: QueryKey, copy?: AnswerCopy): Promise<void> {
  if (queryKey && copy) return placeAnswer(queryClient, queryKey, copy)
  const waiting = queryClient.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching' })
  const keys = queryKey ? [queryKey] : waiting.map((query) => query.queryKey)
  const lacking = keys.filter((key) => queryClient.getQueryData(key) === undefined)
  await Promise.all(lacking.map((key) => placeBuildCopy(queryClient, key)))
}

/** The web server's copy of an answer, unless what is there is newer. */
function placeAnswer(queryClient: QueryClient, queryKey: QueryKey, { body, asOf, date }: AnswerCopy) {
  const { isPublic, kind, name } = readKey(queryKey)
  const resource = [...publicLists, pays].find((known) => known.name === name)
  const age = Date.parse(date) - Date.parse(asOf)
  if (!isPublic || resource === undefined || Number.isNaN(age)) return
  const data = kind === 'list' ? readList(resource, body) : readIfFits(resource.row, body)
  const updatedAt = Date.now() - Math.max(age, 0)
  if (data === null || (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= updatedAt) return
  queryClient.setQueryData(queryKey, data, { updatedAt })
}

/**
 * The build's copy of a list that nobody has read yet: all rows from the server of the site, or else those that the
 * page was prerendered with.
 */
async function placeBuildCopy(queryClient: QueryClient, queryKey: QueryKey) {
  const { isPublic, kind, name, locale } = readKey(queryKey)
  const resource = publicLists.find((known) => known.name === name)
  if (!isPublic || kind !== 'list' || resource === undefined || locale === undefined) return
  const whole = await fetchCopy(`/copies/${locale}/${resource.name}.json`)
  const rows = whole ? parseCached(queryKey, whole.rows) : prerenderedRows(resource, locale)
  const at = whole?.at ?? prerenderedAt()
  if (rows === undefined || at === undefined || queryClient.getQueryData(queryKey) !== undefined) return
  const updatedAt = restoreReadTime(hashKey(queryKey), { device: at, provider: at, partial: whole === undefined })
  queryClient.setQueryData(queryKey, rows, { updatedAt })
}

async function fetchCopy(path: string): Promise<v.InferOutput<typeof buildCopy> | undefined> {
  try {
    const answer = await fetch(path)
    const result = v.safeParse(buildCopy, answer.ok ? await answer.json() : undefined)
    return result.success ? result.output : undefined
  } catch {
    // Without a network there is only what the page holds.
    return undefined
  }
}
