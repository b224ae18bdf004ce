import { server } from '@mocks/server'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PublicRows } from '@/api/parse-rows'
import { readKey } from '@/api/query-keys'
import { publicLists } from '@/contract/rows/public-lists'
import { cacheKey, deserialize } from '@/pwa/query-cache/persist'
import { full } from '../support/full'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

withProvider()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const sizes = full ? [0.5, 1, 2, 2.6, 4, 5.6, 6] : [5.6]
const table = publicLists
  .filter(({ name }) => full || name === 'publications' || name === 'presentations')
  .flatMap((resource) => sizes.map((millions) => ({ name: resource.name, path: resource.path, millions })))

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

test.each(table)(
  'a record of $millions MB in $name is the only one that is not persisted',
  async ({ name, path, millions }) => {
    const text = 'x'.repeat(millions * 1_000_000)
    const row = (id: number, words: string) => ({
      id,
      slug: `s${id}`,
      title: words,
      titre: words,
      nom: words,
      label: words,
      description: words,
    })
    server.use(http.get(`*${path}`, () => HttpResponse.json([row(1, small), row(2, text), row(3, small)])))
    const screens: Record<string, string> = { publications: '/publications', presentations: '/lacdec' }
    const opened = await openApp('/contact_us')
    const { listQuery } = await import('@/api/queries')
    for (const resource of publicLists) await opened.queryClient.fetchQuery(listQuery(resource, 'fr'))
    await vi.waitFor(() => {
      const counts = persistedCounts()
      expect(Object.keys(counts).sort()).toEqual(publicLists.map((resource) => resource.name).sort())
      // Whether the large record fits depends on the number of texts in a row of its resource.
      expect(counts[name]).toBeGreaterThanOrEqual(2)
    })
    expect(stored().length).toBeLessThanOrEqual(2_500_000)
    opened.unmount()
    if (full && screens[name] === undefined) return

    server.use(http.get('*/api/*', () => HttpResponse.error()))
    await openApp(screens[name] ?? '/')
    expect((await screen.findAllByText(small)).length).toBeGreaterThan(0)
  },
)

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
