import { readLocale, readSeenNews } from '@/pwa/query-cache/reader-cache'

/** The contract's paths, written out: its schemas would make the worker twice as large. */
const paths = ['/api/actualites', '/api/communications']

/** The name of the worker's occasional look for news. */
export const newsTag = 'news'

/** In the service worker: how many news items and press releases the provider has that the reader has not seen. */
export async function countNews(): Promise<number> {
  const seen = await readSeenNews()
  if (seen === undefined) return 0
  const headers = { Accept: 'application/json', 'Accept-Language': await readLocale() }
  const all = await Promise.all(paths.map((path) => published(path, headers)))
  return all.flat().filter((one) => !seen.includes(one)).length
}

async function published(path: string, headers: HeadersInit): Promise<string[]> {
  try {
    const answer = await fetch(path, { cache: 'no-cache', headers, signal: AbortSignal.timeout(20_000) })
    const rows: unknown = answer.ok ? await answer.json() : []
    return Array.isArray(rows) ? rows.flatMap((row) => (hasId(row) ? [`${path} ${row.id}`] : [])) : []
  } catch {
    return []
  }
}

const hasId = (row: unknown): row is { id: number | string } => typeof row === 'object' && row !== null && 'id' in row
