import { server } from '@mocks/server'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { askForSite } from '@/pwa/prefetch/may-read-ahead'
import { prefetchSite } from '@/pwa/prefetch/prefetch-site'
import { standIn } from '../support/stand-in'
import { withProvider } from '../support/with-provider'

withProvider()

/** Reads ahead in French. Resolves to the languages of the lists and the details that the provider was asked for. */
async function readAhead(options: Parameters<typeof prefetchSite>[2] = {}) {
  const asked = { lists: new Set<string | null>(), details: new Set<string | null>() }
  const seen = ({ request: { url, headers } }: { request: Request }) => {
    const { pathname } = new URL(url)
    const kind = /^\/api\/(?:actualites|interviews)\/./.test(pathname) ? 'details' : 'lists'
    asked[kind].add(headers.get('accept-language'))
  }
  server.events.on('request:start', seen)
  await prefetchSite(createQueryClient(), 'fr', options)
  server.events.removeListener('request:start', seen)
  return { lists: [...asked.lists], details: [...asked.details] }
}

const phone =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const nothing = { lists: [], details: [] }
const lists = { lists: ['fr'], details: [] }
const everything = { lists: ['fr'], details: ['fr'] }

test.each([
  ['a computer', navigator.userAgent, undefined, everything],
  ['a phone whose browser does not tell its network', phone, undefined, lists],
  ['a phone on Wi-Fi', phone, { type: 'wifi', effectiveType: '4g' }, everything],
  ['a phone on 2G', phone, { type: 'wifi', effectiveType: '2g' }, lists],
  ['a browser’s data saver', phone, { type: 'wifi', saveData: true }, nothing],
])('%s: what is read ahead follows the network', async (_who, userAgent, connection, expected) => {
  standIn(navigator, 'userAgent', userAgent)
  standIn(navigator, 'connection', connection)
  expect(await readAhead()).toEqual(expected)
})

test('reading ahead ends where the provider refuses the second page of a list, so that it does not refuse the reader', async () => {
  const paths: string[] = []
  server.events.on('request:start', ({ request }) => paths.push(request.url.replace(/.*(?=\/api)/, '')))
  server.use(
    http.get('*/api/communications', ({ request }) =>
      request.url.includes('page=2')
        ? new HttpResponse(null, { status: 429 })
        : HttpResponse.json({ data: [{ id: 1, title: 'Avis' }], meta: { current_page: 1, last_page: 2 } }),
    ),
  )
  await readAhead({ onDemand: true })
  server.events.removeAllListeners()
  const first = ['/api/communications', '/api/publications', '/api/reglementations']
  expect(paths).toEqual([...first, '/api/communications?page=2'])
})

test('a phone with mobile data reads everything ahead once the site is installed, never against the reader’s own saver', async () => {
  standIn(navigator, 'userAgent', phone)
  askForSite()
  expect(await readAhead()).toEqual(everything)
  localStorage.setItem('low-data', 'on')
  expect(await readAhead()).toEqual(nothing)
  // The button of /hors-ligne.
  expect(await readAhead({ onDemand: true })).toEqual({ lists: ['fr', 'en'], details: ['fr', 'en'] })
})
