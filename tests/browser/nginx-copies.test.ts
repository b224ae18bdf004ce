import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { ask } from '@/api/http'
import { haveNginx, startNginx } from '../support/browser/nginx'
import { listen } from '../support/browser/processes'
import { firstOf } from '../support/full'

type Answer = (asked: IncomingMessage, answer: ServerResponse) => void

/** The `Date` header of the provider's answers. */
const date = 'Sun, 01 Mar 2026 09:30:00 GMT'

describe.skipIf(!haveNginx()).concurrent('the copies of nginx', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>
  const asked = new Map<string, IncomingMessage[]>()
  /** The answers by path; other paths are answered with rows. */
  const answers = new Map<string, Answer>()
  const provider = createServer((request, response) => {
    const { url = '' } = request
    asked.set(url, [...askedFor(url), request])
    response.setHeader('Date', date)
    const answer = answers.get(url) ?? rows
    answer(request, response)
  })
  const askedFor = (path: string) => asked.get(path) ?? []
  const rows: Answer = ({ headers, url }, response) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache, private', Vary: '*' })
      .end(JSON.stringify([{ id: 1, url, language: headers['accept-language'] }]))
  const failing: Answer = (_asked, response) => response.writeHead(502).end('Bad Gateway')

  beforeAll(async () => {
    const { port, close } = await listen(provider)
    nginx = await startNginx({ provider: `http://127.0.0.1:${port}`, quick: true })
    return () => nginx.kill().then(close)
  })

  const get = (path: string, headers: Record<string, string> = {}) => fetch(nginx.url + path, { headers })

  /** Reads until the copy has expired and the provider is asked again. Returns the answer to that read. */
  async function expired(path: string, headers?: Record<string, string>): Promise<Response> {
    const before = askedFor(path).length
    return vi.waitFor(
      async () => {
        const response = await get(path, headers)
        if (askedFor(path).length === before) throw new Error(`${path} is not asked again`)
        return response
      },
      { timeout: 20_000, interval: 50 },
    )
  }

  test('a public list is stored for a while, and answered in the language that is asked for', async () => {
    const french = await get('/api/publications', { 'Accept-Language': 'fr' })
    expect(french.headers.get('X-CDEC-As-Of')).toBe('now')
    await get('/api/publications', { 'Accept-Language': 'fr-CM,fr;q=0.9', 'Accept-Encoding': 'identity' })
    await get('/api/publications', { 'Accept-Language': 'de', Cookie: 'somebody=1', Accept: 'text/html' })
    expect(askedFor('/api/publications').map(({ headers }) => headers['accept-language'])).toEqual(['fr'])
    const english = await get('/api/publications', { 'Accept-Language': 'en-GB' })
    expect(await english.json()).toEqual([{ id: 1, url: '/api/publications', language: 'en' }])
    const calls = askedFor('/api/publications')
    expect(calls).toHaveLength(2)
    expect(calls.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined])
  })

  const faults: [string, string, Answer][] = [
    ['answers 502', '/api/missions', failing],
    ['hangs', '/api/stats', () => undefined],
    ['answers 500', '/api/domaines', (_asked, response) => response.writeHead(500).end()],
    ['has lost its list', '/api/presentations', (_asked, response) => response.writeHead(404).end()],
    ['asks for patience', '/api/slides', (_asked, response) => response.writeHead(429).end()],
    ['breaks off', '/api/sponsors', (_asked, response) => response.destroy()],
  ]
  test.each(firstOf(2, faults))(
    'a provider that %s gives way to the copy, which says from when it is',
    async (_name, path, broken) => {
      await get(path)
      answers.set(path, broken)
      const copy = await expired(path)
      expect(copy.status).toBe(200)
      expect(copy.headers.get('X-CDEC-As-Of')).toBe(date)
      expect(copy.headers.get('Date')).not.toBe(date)
      expect(await copy.json()).toEqual([{ id: 1, url: path, language: 'fr' }])
      answers.delete(path)
      expect((await expired(path)).headers.get('X-CDEC-As-Of')).toBe('now')
    },
  )

  test('a slow provider that is well is never taken for one that fails, whoever asks while the copy is renewed', async () => {
    const path = '/api/contents/publication'
    let newest = 'first'
    answers.set(path, (_asked, response) => setTimeout(() => response.end(JSON.stringify(newest)), 700))
    await expired(path)
    newest = 'second'
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const several = await Promise.all(Array.from({ length: 4 }, () => ask(nginx.url + path, { token: null })))
    expect(several.filter(({ isCopy, body }) => isCopy || body !== 'second')).toEqual([])
    answers.delete(path)
  })

  test('pictures and documents are stored, and given in parts', async () => {
    const file = Buffer.from('0123456789'.repeat(100))
    const path = '/api/files/documents/loi.pdf'
    answers.set(path, (_asked, response) =>
      response.writeHead(200, { 'Accept-Ranges': 'bytes', 'Content-Length': file.length, ETag: '"a"' }).end(file),
    )
    const part = await get(path, { Range: 'bytes=990-' })
    expect([part.status, await part.text()]).toEqual([206, '0123456789'])
    answers.set(path, failing)
    const copy = await expired(path, { Range: 'bytes=0-3', 'If-Range': '"a"' })
    expect([copy.status, await copy.text()]).toEqual([206, '0123'])
  })

  test.each<[string, string, RequestInit]>([
    ['a read with a token', '/api/publications/8', { headers: { Authorization: 'Bearer abc' } }],
    ['a write', '/api/interviews', { method: 'POST', body: '{}' }],
    ['a removal', '/api/publications/7', { method: 'DELETE' }],
    ['a search', '/api/pays?search=cam', {}],
    ['the users', '/api/users', {}],
    ['a subscriber', '/api/subscribers/1', {}],
    ['the signed-in user', '/api/me', {}],
    ['the contents of the back office', '/api/contents', {}],
    ['what is below a public record', '/api/publications/7/users', {}],
    ['a picture in the back office', '/api/files/a.png', { headers: { Referer: 'https://cdec.cm/Admin/users' } }],
  ])('%s is never stored', async (_name, path, init) => {
    await fetch(nginx.url + path, init)
    const before = askedFor(path).length
    const second = await fetch(nginx.url + path, init)
    expect(askedFor(path)).toHaveLength(before + 1)
    expect(second.headers.get('X-CDEC-As-Of')).toBe('now')
    answers.set(path, failing)
    expect((await fetch(nginx.url + path, init)).status).toBe(502)
  })

  test('an answer that sets a cookie is never stored', async () => {
    answers.set('/api/videos', (request, response) => {
      response.setHeader('Set-Cookie', 'somebody=1')
      rows(request, response)
    })
    await get('/api/videos')
    await get('/api/videos')
    expect(askedFor('/api/videos')).toHaveLength(2)
  })

  test('a record that was deleted does not come back from its copy', async () => {
    const path = '/api/actualites/une-nouvelle'
    expect((await get(path)).status).toBe(200)
    answers.set(path, (_asked, response) => response.writeHead(404).end())
    expect((await expired(path)).status).toBe(404)
    answers.set(path, failing)
    expect((await expired(path)).status).toBe(404)
  })

  test('a token that is sent to a public address reaches the provider', async () => {
    await get('/api/communications', { Authorization: 'Bearer abc' })
    const calls = askedFor('/api/communications')
    expect(calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc'])
  })
})
