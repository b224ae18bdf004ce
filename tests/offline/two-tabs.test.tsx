import type { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { listQuery, recordQuery } from '@/api/queries'
import { createQueryClient } from '@/app/query-client'
import { actualites } from '@/contract/rows/actualites'
import { missions } from '@/contract/rows/missions'
import { cacheKey, deserialize, persistReads, restoreCache } from '@/pwa/query-cache/persist'
import { stopAfterTest } from '../support/started'

/** Opens the site in a tab, without its pages. */
async function openTab(): Promise<QueryClient> {
  const queryClient = createQueryClient()
  await restoreCache(queryClient)
  stopAfterTest(persistReads(queryClient))
  return queryClient
}

const persisted = () => deserialize(localStorage.getItem(cacheKey) ?? '').clientState
/** Waits until a text is persisted. */
const written = (text: string) => vi.waitFor(() => expect(localStorage.getItem(cacheKey)).toContain(text))
/** Tells the tabs what another one has written. */
const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: cacheKey }))

const article = recordQuery(actualites, 'un-article', 'fr')
const list = listQuery(missions, 'fr')

function read(tab: QueryClient, titre: string, updatedAt: number) {
  const row = { id: 1, slug: 'un-article', titre }
  tab
    .getQueryCache()
    .build(tab, article)
    .setData({ rows: [row as never] }, { updatedAt, manual: true }) // parsed when it is read
}

function readList(tab: QueryClient) {
  tab
    .getQueryCache()
    .build(tab, list)
    .setData({ rows: [{ id: 1, titre: 'Recevoir' }] })
}

test('an article that was opened in one tab is read offline in the other, and is still stored after both have written', async () => {
  const [one, other] = [await openTab(), await openTab()]
  read(one, 'Lu dans le premier', 1000)
  await written('Lu dans le premier')
  tell()
  expect(other.getQueryData(article.queryKey)?.rows[0]?.titre).toBe('Lu dans le premier')
  readList(other)
  await written('Recevoir')
  expect(persisted().queries.map(({ queryKey }) => queryKey)).toEqual(
    expect.arrayContaining([article.queryKey, list.queryKey]),
  )
})
