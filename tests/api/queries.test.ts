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
import { publications } from '@/contract/publications'

withProvider()

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
