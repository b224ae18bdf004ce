// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { standIn } from '@tests/support/stand-in'
import { beforeEach, expect, test, vi } from 'vitest'
import { listQuery } from '@/api/queries'
import { communications } from '@/contract/communications'
import { publications } from '@/contract/publications'
import { prefetchPictures } from '@/pwa/prefetch/pictures'

const sizes: Record<string, number> = {
  '/newest.jpg': 900_000,
  '/huge.jpg': 20_000_000,
  '/second.jpg': 1_500_000,
  '/cached.jpg': 1_000_000,
  '/third.jpg': 500_000,
  '/too-much.jpg': 400_000,
  '/small.jpg': 60_000,
}

const loaded: string[] = []
const asked: string[] = []

beforeEach(() => {
  loaded.length = 0
  asked.length = 0
  vi.stubGlobal('caches', {
    match: async (address: string) => (address === '/cached.jpg' ? new Response() : undefined),
  })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const size = address.endsWith('.svg') ? 5000 : sizes[address]
    return new Response(null, size === undefined ? { status: 404 } : { headers: { 'content-length': String(size) } })
  })
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      set src(address: string) {
        if (!address.endsWith('.svg')) loaded.push(address)
        queueMicrotask(() => this.dispatchEvent(new Event('load')))
      }
    },
  )
  vi.stubGlobal('PerformanceResourceTiming', Event)
  performance.getEntriesByName ??= () => []
  standIn(navigator, 'serviceWorker', { controller: {} })
})

function clientWith() {
  const client = new QueryClient()
  const row = { id: 1, title: 'Titre', description: '', document: '' }
  client.setQueryData(listQuery(communications, 'fr').queryKey, {
    rows: [
      { ...row, photo: '/third.jpg', communication_date: '2026-03-01' },
      { ...row, photo: '/newest.jpg', communication_date: '2026-11-20' },
      { ...row, photo: '/gone.jpg', communication_date: '2026-10-30' },
      { ...row, photo: 'https://ailleurs.example/x.jpg', communication_date: '2026-11-21' },
    ],
  })
  client.setQueryData(listQuery(publications, 'fr').queryKey, {
    rows: [
      { ...row, photo: '/huge.jpg', publication_date: '2026-11-01' },
      { ...row, photo: '/second.jpg', publication_date: '2026-10-01' },
      { ...row, photo: '/cached.jpg', publication_date: '2026-09-01' },
      { ...row, photo: '/too-much.jpg', publication_date: '2026-02-01' },
      { ...row, photo: '/small.jpg', publication_date: '' },
    ],
  })
  return client
}

test('the newest pictures are cached, whatever their list, for at most three million bytes by the server’s word', async () => {
  await prefetchPictures(clientWith(), 'fr', 3_000_000, () => true)
  expect(loaded).toEqual(['/newest.jpg', '/second.jpg', '/third.jpg', '/small.jpg'])
  expect(loaded.reduce((sum, address) => sum + (sizes[address] ?? 0), 0)).toBeLessThanOrEqual(3_000_000)
})

test('what is cached already, and what another site holds, is not even asked for', async () => {
  await prefetchPictures(clientWith(), 'fr', 3_000_000, () => true)
  expect(asked).not.toContain('/cached.jpg')
  expect(asked.join()).not.toContain('ailleurs.example')
})

test('the site’s own drawings come first: the organisation chart is there without a network', async () => {
  await prefetchPictures(clientWith(), 'fr', 3_000_000, () => true)
  expect(asked.slice(0, 6)).toEqual([
    '/images/house.svg',
    '/images/comptes.svg',
    '/organigramme-fr.svg',
    '/organigramme-fr-etroit.svg',
    '/organigramme-en.svg',
    '/organigramme-en-etroit.svg',
  ])
})

test('it stops when it would be in the way', async () => {
  await prefetchPictures(clientWith(), 'fr', 3_000_000, () => loaded.length < 1)
  expect(loaded).toEqual(['/newest.jpg'])
})
