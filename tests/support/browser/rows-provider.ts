import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { publicLists } from '@/contract/rows/public-lists'
import { type Locale, locales } from '@/i18n/locale'
import { listen } from './processes'
import { stopAtEnd } from './stop-at-end'

type Row = Record<string, unknown>

/**
 * Serves the public lists of another provider, which a test changes and breaks. `rows` is by language and name, `files` by path,
 * `faults` answer in place of a path; `asked` counts the answers by status.
 */
export async function startRowsProvider(of: string) {
  const rows: Record<Locale, Record<string, Row[]>> = { fr: {}, en: {} }
  for (const locale of locales)
    for (const { name, path } of publicLists) {
      const body: unknown = await (await fetch(of + path, { headers: { 'Accept-Language': locale } })).json()
      rows[locale][name] = [body, Object(body).data].find(Array.isArray) ?? []
    }
  const files = new Map<string, Buffer>()
  const faults = new Map<string, (request: IncomingMessage, answer: ServerResponse) => void>()
  const asked = new Map<number, number>()
  const server = createServer((request, answer) => {
    const { url = '', headers } = request
    answer.on('finish', () => asked.set(answer.statusCode, (asked.get(answer.statusCode) ?? 0) + 1))
    const fault = faults.get(url) ?? faults.get('*')
    if (fault) return fault(request, answer)
    const file = files.get(url)
    if (file) return answer.end(file)
    const list = publicLists.find(({ path }) => path === url)
    const locale = headers['accept-language'] === 'en' ? 'en' : 'fr'
    if (!list) return answer.writeHead(404).end()
    const text = JSON.stringify(rows[locale][list.name])
    const etag = `"${createHash('sha256').update(text).digest('hex')}"`
    if (headers['if-none-match'] === etag) return answer.writeHead(304).end()
    answer.writeHead(200, { 'Content-Type': 'application/json', ETag: etag }).end(text)
  })
  const { port, close } = await listen(server)
  stopAtEnd(close)
  return { url: `http://127.0.0.1:${port}`, rows, files, faults, asked }
}

/** Publishes a news item in both languages. */
export function publish(rows: Record<Locale, Record<string, Row[]>>, slug: string, more: Row = {}): void {
  const titles = { fr: `Nouvelle ${slug}`, en: `News ${slug}` }
  for (const locale of locales)
    rows[locale]['actualites']?.push({
      id: 1000 + rows[locale]['actualites'].length,
      slug,
      titre: titles[locale],
      description: `<p>${titles[locale]}, le texte.</p>`,
      image: '',
      datePublication: '2026-11-20',
      ...more,
    })
}

/** Removes news items by their slugs. */
export function withdraw(rows: Record<Locale, Record<string, Row[]>>, slugs: readonly string[]): void {
  for (const locale of locales)
    rows[locale]['actualites'] = (rows[locale]['actualites'] ?? []).filter(({ slug }) => !slugs.includes(String(slug)))
}
