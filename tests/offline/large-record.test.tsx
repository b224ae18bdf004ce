import { server } from '@mocks/server'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PublicRows } from '@/api/parse-rows'
import { listQuery } from '@/api/queries'
import { readKey } from '@/api/query-keys'
import { publicLists } from '@/contract/rows/public-lists'
import { cacheKey, deserialize } from '@/pwa/query-cache/persist'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

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
  const rows = [small, 'x'.repeat(5_600_000), small].map((title, id) => ({ id, title }))
  server.use(http.get('*/api/publications', () => HttpResponse.json(rows)))
  const { queryClient, unmount } = await openApp('/contact_us')
  for (const resource of publicLists) await queryClient.fetchQuery(listQuery(resource, 'fr'))
  await vi.waitFor(() => {
    const counts = persistedCounts()
    expect(Object.keys(counts).sort()).toEqual(publicLists.map(({ name }) => name).sort())
    expect(counts['publications']).toBe(2)
  })
  expect(stored().length).toBeLessThanOrEqual(2_500_000)
  unmount()
  server.use(http.get('*/api/*', () => HttpResponse.error()))
  await openApp('/publications')
  expect((await screen.findAllByText(small)).length).toBeGreaterThan(0)
})

test('where the storage takes less than its usual size, what fits is persisted', async () => {
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > 300_000) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  server.use(
    http.get('*/api/publications', () =>
      HttpResponse.json([
        { id: 1, title: small },
        { id: 2, title: 'x'.repeat(900_000) },
        ...Array.from({ length: 100 }, (_, n) => ({ id: n + 3, title: `Petit ${n}`, description: 'y'.repeat(1000) })),
      ]),
    ),
  )
  await openApp('/publications')
  await vi.waitFor(() => expect(persistedCounts()['publications']).toBe(101))
})
