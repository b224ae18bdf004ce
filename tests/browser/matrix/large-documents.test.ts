import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { startFaultProxy } from '../../support/browser/fault-proxy'
import { writeData } from '../../support/browser/made-data'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { menuOf, pressAction } from '../../support/browser/press-action'

const big = Buffer.alloc(10_000_000)
for (let at = 0; at < big.length; at += 4) big.writeUInt32LE((at * 2_654_435_761) % 2 ** 32, at)
big.write('%PDF-1.7')
const hash = createHash('sha256').update(big).digest('hex')

const publication = (id: number, title: string, name: string) => ({
  id,
  title: { fr: title, en: title },
  document: `/api/files/${name}`,
  publication_date: `2026-03-0${9 - id}`,
})
const data = writeData({
  publications: [publication(1, 'Gros rapport', 'gros.pdf'), publication(2, 'Petite note', 'note.pdf')],
  files: { 'gros.pdf': '%PDF-', 'note.pdf': `%PDF-1.4 ${'note '.repeat(200)}` },
})
const { site, browser } = await openSite({ data })
const proxy = await startFaultProxy(site.url)

/** How the large document is served: at most `maxBytes` for each request, then the connection breaks or stalls. */
interface Line {
  maxBytes: number
  ends: 'cut' | 'silence'
  status?: number
  etag?: string
}

/** Serves the large document with ranges. Counts the bytes sent. */
function sendOver(line: Line) {
  const log = { sent: 0 }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const etag = line.etag ?? '"v1"'
    const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? []
    const start = from !== undefined && request.headers['if-range'] === etag ? Number(from) : 0
    const headers = { 'Content-Type': 'application/pdf', ETag: etag, 'Content-Length': big.length - start }
    if (request.method === 'HEAD') return response.writeHead(200, headers).end()
    if (line.status !== undefined) return response.writeHead(line.status).end()
    const range = start > 0 && { 'Content-Range': `bytes ${start}-${big.length - 1}/${big.length}` }
    response.writeHead(start > 0 ? 206 : 200, { ...headers, ...range })
    const end = Math.min(big.length, start + line.maxBytes)
    for (let at = start; at < end; at += 50_000) {
      const part = big.subarray(at, Math.min(at + 50_000, end))
      await new Promise((resolve) => response.write(part, resolve))
      log.sent += part.length
    }
    if (end === big.length) return response.end()
    if (line.ends === 'cut') response.destroy()
  }
  proxy.spoil(/gros\.pdf/, (response) => void answer(response.req, response))
  return log
}

const button = (page: Page, name: RegExp) => page.locator('main').getByRole('button', { name })

/** Returns the SHA-256 of the downloaded copy. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const answer = await caches.match('/api/files/gros.pdf', { cacheName: 'documents' })
    const digest = await crypto.subtle.digest('SHA-256', (await answer?.arrayBuffer()) ?? new ArrayBuffer())
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  })

test('a download is cut off and goes on where it stopped; the next one waits for it; it can be cancelled', async () => {
  const { page } = await visit(browser, { worker: true })
  const log = sendOver({ maxBytes: 3_000_000, ends: 'cut' })
  await openPage(page, `${proxy.url}/publications`)
  await menuOf(page, 'Gros rapport').click()
  await button(page, /^Garder hors ligne Gros rapport\s?10\sMo$/).click()
  await page.getByRole('status').filter({ hasText: 'Réseau coupé' }).waitFor()
  await pressAction(page, /^Garder hors ligne Petite note/, 'Petite note')
  await page.getByRole('status').filter({ hasText: 'En attente de la fin d’un autre téléchargement' }).waitFor()
  const rest = sendOver({ maxBytes: big.length, ends: 'cut' })
  await menuOf(page, 'Gros rapport').click()
  await button(page, /^Gardé hors ligne Gros rapport/).waitFor()
  await menuOf(page, 'Petite note').click()
  await button(page, /^Gardé hors ligne Petite note/).waitFor()
  expect(log.sent).toBe(3_000_000)
  expect(rest.sent).toBeLessThan(big.length)
  expect(await stored(page)).toBe(hash)

  // The server has a new version, whose download is cancelled; then it answers 404.
  sendOver({ maxBytes: 2_000_000, ends: 'silence', etag: '"v2"' })
  await openPage(page, `${proxy.url}/mes-documents`)
  const row = page.getByRole('listitem').filter({ hasText: 'Gros rapport' })
  await row.getByRole('button', { name: /^Mettre à jour \(10\sMo\)/ }).click()
  await row.locator('small', { hasText: '20\u00a0% · 2\u00a0Mo sur 10\u00a0Mo' }).waitFor()
  await row.getByRole('button', { name: 'Annuler Gros rapport' }).click()
  await row.getByRole('progressbar').waitFor({ state: 'detached' })
  expect(await stored(page)).toBe(hash)
  sendOver({ maxBytes: 0, ends: 'cut', etag: '"v2"', status: 404 })
  await row.getByRole('button', { name: /^Mettre à jour/ }).click()
  await page.getByText('Ce document n’est plus sur le site.').waitFor()
  expect(await stored(page)).toBe(hash)
}, 90_000)
