import { QueryClient } from '@tanstack/react-query'
import { withProvider } from '@tests/support/with-provider'
import { expect, test } from 'vitest'
import {
  adminListQuery,
  adminRecordQuery,
  citiesQuery,
  meQuery,
  userCountQuery,
  usersQuery,
} from '@/api/online-queries'
import { parsePublicRows } from '@/api/parse-rows'
import { listQuery, recordQuery } from '@/api/queries'
import { staleKeys } from '@/api/query-keys'
import { interviews } from '@/contract/interviews'
import { pays } from '@/contract/pays'
import { publications } from '@/contract/publications'
import { publicLists } from '@/contract/rows/public-lists'

withProvider()

test('keys hold the language, and each language its own data', async () => {
  const cache = new QueryClient()
  const french = await cache.query(listQuery(publications, 'fr'))
  const english = await cache.query(listQuery(publications, 'en'))
  expect(french.rows[0]?.title).not.toBe(english.rows[0]?.title)
  expect(cache.getQueryData(listQuery(publications, 'fr').queryKey)).toBe(french)
})

test('only what a visitor reads is persisted', () => {
  expect(listQuery(publications, 'fr').meta).toEqual({ persist: true })
  expect(recordQuery(interviews, 'a', 'fr').meta).toEqual({ persist: true })
  const others = [
    adminListQuery(publications, 'fr'),
    adminRecordQuery(publications, 1, 'fr'),
    citiesQuery(1, 'fr'),
    meQuery('fr'),
    usersQuery('fr'),
    userCountQuery('Usager', 'fr'),
  ]
  for (const other of others) {
    expect(other).not.toHaveProperty('meta')
    expect(parsePublicRows(other.queryKey, { rows: [] })).toBeUndefined()
  }
})

test('a search is part of the key', async () => {
  const cache = new QueryClient()
  expect(await cache.query(adminListQuery(pays, 'fr', 'cam'))).toEqual([{ id: 1, nom: 'Cameroun' }])
  expect(await cache.query(adminListQuery(pays, 'fr'))).toHaveLength(20)
})

test('a write makes the reads of its resource stale, in every language, on the public site and in the back office', async () => {
  const cache = new QueryClient()
  await cache.query(listQuery(publications, 'fr'))
  await cache.query(listQuery(publications, 'en'))
  await cache.query(adminListQuery(publications, 'fr'))
  await cache.query(listQuery(interviews, 'fr'))
  for (const queryKey of staleKeys(publications)) await cache.invalidateQueries({ queryKey })
  const stale = cache.getQueryCache().findAll({ stale: true, predicate: (query) => query.state.isInvalidated })
  expect(stale.map((query) => query.queryKey.slice(0, 2).join(' '))).toEqual([
    'public publications',
    'public publications',
    'admin publications',
  ])
})

test('persisted data of every public list is parsed unchanged', async () => {
  const cache = new QueryClient()
  for (const resource of [...publicLists, pays]) {
    const query = listQuery(resource, 'fr')
    const read = await cache.query(query)
    expect(read.rows.length).toBeGreaterThan(0)
    expect(parsePublicRows(query.queryKey, JSON.parse(JSON.stringify(read)))).toEqual(read)
  }
})

test.each([[null], ['x'], [{}], [{ rows: [{ title: 'no id' }] }], [{ rows: [null] }]])(
  'persisted data that is %j is refused',
  (data) => {
    expect(parsePublicRows(listQuery(publications, 'fr').queryKey, data)).toBeUndefined()
  },
)
