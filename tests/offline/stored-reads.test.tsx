import { play, server } from '@mocks/server'
import { type QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { openApp } from '@tests/support/open-app'
import { provide } from '@tests/support/provide'
import { stopAfterTest } from '@tests/support/started'
import { withProvider } from '@tests/support/with-provider'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type PublicRows } from '@/api/parse-rows'
import { listQuery, recordQuery } from '@/api/queries'
import { readKey } from '@/api/query-keys'
import { createQueryClient } from '@/app/query-client'
import { actualites } from '@/contract/rows/actualites'
import { missions } from '@/contract/rows/missions'
import { publicLists } from '@/contract/rows/public-lists'
import { prefetchSite } from '@/pwa/prefetch/prefetch-site'
import { cacheKey, deserialize, persistReads, restoreCache } from '@/pwa/query-cache/persist'

withProvider()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const stored = () => localStorage.getItem(cacheKey) ?? ''
/** Returns the number of persisted rows of each resource. */
const persistedCounts = () =>
  Object.fromEntries(
    deserialize(stored()).clientState.queries.map(({ queryKey, state }) => [
      readKey(queryKey).name,
      (state.data as PublicRows<unknown>).rows.length, // as it was just parsed
    ]),
  )

const small = 'Ce qui se lit aussi sans réseau'

test('a record of 5.6 MB is the only one that is not persisted', async () => {
  const rows = [small, 'x'.repeat(5_600_000), small].map((title, n) => ({ id: n + 1, title }))
  provide('publications', rows)
  const { queryClient, unmount } = await openApp('/contact_us')
  for (const resource of publicLists) await queryClient.fetchQuery(listQuery(resource, 'fr'))
  await vi.waitFor(() => {
    const counts = persistedCounts()
    expect(Object.keys(counts).sort()).toEqual(publicLists.map(({ name }) => name).sort())
    expect(counts['publications']).toBe(2)
  })
  expect(stored().length).toBeLessThanOrEqual(2_500_000)
  unmount()
  play('unreachable')
  await openApp('/publications')
  expect((await screen.findAllByText(small)).length).toBeGreaterThan(0)
})

test('where the storage takes less than its usual size, what fits is persisted', async () => {
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > 300_000) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  provide('publications', [
    { id: 1, title: small },
    { id: 2, title: 'x'.repeat(900_000) },
    ...Array.from({ length: 100 }, (_, n) => ({ id: n + 3, title: `Petit ${n}`, description: 'y'.repeat(1000) })),
  ])
  await openApp('/publications')
  await vi.waitFor(() => expect(persistedCounts()['publications']).toBe(101))
})

/** Opens the site in a tab, without its pages. */
async function openTab(): Promise<QueryClient> {
  const queryClient = createQueryClient()
  await restoreCache(queryClient)
  stopAfterTest(persistReads(queryClient))
  return queryClient
}

/** Waits until a text is persisted. */
const written = (text: string) => vi.waitFor(() => expect(localStorage.getItem(cacheKey)).toContain(text))

test('an article that was opened in one tab is read offline in the other, and is still stored after both have written', async () => {
  const [one, other] = [await openTab(), await openTab()]
  const article = recordQuery(actualites, 'un-article', 'fr')
  const missionList = listQuery(missions, 'fr')
  one
    .getQueryCache()
    .build(one, article)
    .setData({ rows: [{ id: 1, slug: 'un-article', titre: 'Lu dans le premier' } as never] }) // parsed when it is read
  await written('Lu dans le premier')
  window.dispatchEvent(new StorageEvent('storage', { key: cacheKey }))
  expect(other.getQueryData(article.queryKey)?.rows[0]?.titre).toBe('Lu dans le premier')
  other
    .getQueryCache()
    .build(other, missionList)
    .setData({ rows: [{ id: 1, titre: 'Recevoir' }] })
  await written('Recevoir')
  expect(deserialize(stored()).clientState.queries.map(({ queryKey }) => queryKey)).toEqual(
    expect.arrayContaining([article.queryKey, missionList.queryKey]),
  )
})

const [first, second] = [
  { id: 1, slug: 'nommee', titre: 'Nommée' },
  { id: 2, slug: 'autre', titre: 'Une autre' },
]

test('a news item that was withdrawn is gone from this device, also without a network; a list that is missing is not', async () => {
  provide('actualites', [first, second])
  const { router, unmount } = await openApp('/actualites')
  await screen.findByRole('link', { name: 'Nommée' })
  await router.navigate({ to: '/actualites/$slug', params: { slug: 'nommee' } })
  await screen.findByRole('heading', { level: 1, name: 'Nommée' })
  await written('"one","fr","nommee"')
  unmount()
  provide('actualites', [second])
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const again = await openApp('/actualites/nommee')
  const gone = 'Cette actualité n’existe pas, ou n’est plus en ligne.'
  expect(await screen.findByText(gone)).toBeVisible()
  await vi.waitFor(() => expect(stored()).not.toContain('Nommée'))
  again.unmount()
  play('unreachable')
  const offline = await openApp('/actualites/nommee')
  expect(await screen.findByText(gone)).toBeVisible()
  offline.unmount()
  play('failing')
  server.use(http.get('*/api/actualites', () => new HttpResponse(null, { status: 404 })))
  await openApp('/actualites')
  expect(await screen.findByRole('link', { name: 'Une autre' })).toBeVisible()
})

test('a news item whose withdrawal is first met by reading ahead leaves the list on the screen and the device', async () => {
  provide('actualites', [first, second])
  server.use(http.get('*/api/actualites/nommee', () => new HttpResponse(null, { status: 404 })))
  const { queryClient } = await openApp('/actualites')
  await screen.findByRole('link', { name: 'Nommée' })
  await written('Nommée')
  await prefetchSite(queryClient, 'fr')
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Nommée' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Une autre' })).toBeVisible()
  await vi.waitFor(() => expect(stored()).not.toContain('Nommée'))
})

const now = Date.UTC(2026, 10, 21)

function query(key: readonly unknown[], data: unknown) {
  return { queryKey: key, queryHash: JSON.stringify(key), state: { data, dataUpdatedAt: now, status: 'success' } }
}

const list = ['public', 'missions', 'list', 'fr']
const rows = [{ id: 1, titre: 'Recevoir' }]
const read = (queries: unknown[]) =>
  deserialize(JSON.stringify({ timestamp: now, buster: '2', clientState: { queries, mutations: [] } })).clientState
    .queries
const hashes = (queries: unknown[]) => read(queries).map(({ queryHash }) => queryHash)

test('a persisted read that does not match its schema, or is not public, is left out alone', () => {
  const wrong = query(['public', 'missions', 'list', 'en'], 'a web page')
  const foreign = query(['admin', 'users', 'list', 'fr'], { rows: [{ id: 1 }] })
  expect(hashes([query(list, { rows }), wrong, foreign])).toEqual([JSON.stringify(list)])
})

test('a persisted row with a wrong type is left out, and its list is partial; a list without rows is left out', () => {
  const damaged = { id: 2, titre: { fr: 'Recevoir' } }
  expect(read([query(list, { rows: [...rows, damaged] })])[0]?.state.data).toMatchObject({
    rows,
    partial: true,
  })
  expect(hashes([query(list, { rows: [damaged] })])).toEqual([])
  expect(hashes([query(['public', 'missions', 'one', 'fr', '2'], { rows: [damaged] })])).toEqual([])
})
