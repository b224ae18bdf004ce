import { openSession } from '@mocks/server'
import { QueryClient } from '@tanstack/react-query'
import { withProvider } from '@tests/support/with-provider'
import { afterEach, expect, test, vi } from 'vitest'
import { connect } from '@/api/http'
import {
  adminListQuery,
  adminRecordQuery,
  citiesQuery,
  meQuery,
  newestUsersQuery,
  userCountQuery,
} from '@/api/online-queries'
import { parsePublicRows } from '@/api/parse-rows'
import { listQuery, recordQuery } from '@/api/queries'
import { staleKeys } from '@/api/query-keys'
import { read, recordPath } from '@/api/reads'
import { getAccount, getToken, removeToken, setToken } from '@/api/token'
import { readList, readOne } from '@/api/unwrap'
import { create, remove } from '@/api/writes'
import { contents } from '@/contract/contents'
import { interviews } from '@/contract/interviews'
import { missions } from '@/contract/missions'
import { publications } from '@/contract/publications'
import { videos } from '@/contract/videos'

withProvider()

test('one record of a resource that has no such call is taken from the list', async () => {
  setToken(openSession(1), 1)
  expect((await read(missions, 2)).titre).toBe('Gérer des services et des fonds sous mandat')
  await expect(read(contents, 999)).rejects.toMatchObject({ status: 404 })
})

test('a 401 ends the session, of an upload as well, but not where the token has been replaced since', async () => {
  const onUnauthorized = vi.fn()
  connect({ locale: () => 'fr', onUnauthorized })
  setToken('expired', 1)
  const late = remove(missions, 1)
  setToken('present', 1)
  await expect(late).rejects.toMatchObject({ status: 401 })
  expect(getToken()).toBe('present')
  expect(onUnauthorized).not.toHaveBeenCalled()
  await expect(
    create(publications, { title: 'x', description: '' }, { onProgress: () => undefined }),
  ).rejects.toMatchObject({
    status: 401,
  })
  expect(onUnauthorized).toHaveBeenCalledTimes(1)
})

test('only what a visitor reads is persisted', () => {
  expect(listQuery(publications, 'fr').meta).toEqual({ persist: true })
  expect(recordQuery(interviews, 'a', 'fr').meta).toEqual({ persist: true })
  const others = [
    adminListQuery(publications, 'fr'),
    adminRecordQuery(publications, 1, 'fr'),
    citiesQuery(1, 'fr'),
    meQuery('fr'),
    newestUsersQuery('fr'),
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

test.each([
  ['bare', (answer: unknown) => answer],
  ['in data', (data: unknown) => ({ data })],
  ['in data.data', (data: unknown) => ({ data: { data } })],
])(
  'a list and a record are read %s, with whatever else they contain; a row that cannot be read is left out alone',
  (_where, wrap) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const [one, other] = [
      { id: 1, titre: 'Recevoir', inconnu: [{}] },
      { id: 2, titre: 'Conserver' },
    ]
    const expected = { id: 1, titre: 'Recevoir' }
    expect(readOne(missions.row, wrap(one))).toEqual(expected)
    for (const spoiled of [null, 7, 'x', [], {}, { id: null }, { id: 'x' }, { id: 1.5 }])
      expect(readList(missions, wrap([one, spoiled, other]))).toEqual([expected, other])
  },
)

test.each(['a/b', 'a?b#c', '%', '%2F', 'é à'])('a record is requested at its own address, with the key %s', (key) => {
  const { pathname, search, hash } = new URL(recordPath(interviews, key), 'http://provider.test')
  const [name = '', ...more] = pathname.slice('/api/interviews/'.length).split('/')
  expect([decodeURIComponent(name), more, search, hash]).toEqual([key, [], '', ''])
})

test('nothing is an empty list; a list of which no row can be read is a failure', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const answer of [[], null, { data: null }]) expect(readList(videos, answer)).toEqual([])
  for (const answer of [undefined, { message: 'x' }, [{}], { data: ['x', null] }])
    expect(() => readList(videos, answer)).toThrow(expect.objectContaining({ name: 'ApiError' }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  removeToken()
})

test.each([
  ['refused', () => vi.stubGlobal('localStorage', refusing)],
  ['absent', () => vi.stubGlobal('localStorage', undefined)],
])('where storage is %s the token and its account are held in memory', (_case, without) => {
  without()
  expect(getToken()).toBeNull()
  setToken('abc', 1)
  expect([getToken(), getAccount()]).toEqual(['abc', 1])
  removeToken()
  expect([getToken(), getAccount()]).toEqual([null, undefined])
})

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}
const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }
