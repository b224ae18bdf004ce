import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fit, merge, parse, restored } from '@/pwa/query-cache/stored-client'

const now = Date.UTC(2026, 10, 21)
const day = 24 * 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
})

type Client = NonNullable<ReturnType<typeof parse>>

function query(key: readonly unknown[], data: unknown, dataUpdatedAt = now) {
  return { queryKey: key, queryHash: JSON.stringify(key), state: { data, dataUpdatedAt, status: 'success' } }
}

const text = (queries: unknown[], { timestamp = now, buster = '1' } = {}) =>
  JSON.stringify({ timestamp, buster, clientState: { queries, mutations: [] } })

const list = ['public', 'missions', 'list', 'fr']
const rows = [{ id: 1, titre: 'Recevoir' }]
const lengthOf = (data: unknown) => (Array.isArray(data) ? data.length : 0)

/** What the query cache is told of its age. */
const restoredAt = (one: Client['clientState']['queries'][number]) =>
  restored({ timestamp: 1, buster: '1', clientState: { queries: [one], mutations: [] } }).clientState.queries[0]?.state
    .dataUpdatedAt
const keys = (client: Client | undefined) => client?.clientState.queries.map((one) => one.queryHash)

describe('what was persisted is read again', () => {
  test.each([
    ['nothing', ''],
    ['text that stops', text([query(list, rows)]).slice(0, 60)],
    ['a page', '<!doctype html>'],
    ['another shape', '{"timestamp":"soon"}'],
  ])('%s is not ours', (_, stored) => {
    expect(parse(stored)).toBeUndefined()
  })

  test('whatever its age, and its stamp is not rewritten', () => {
    for (const at of [now - 4000 * day, now - 31 * day, now, now + 900 * day])
      expect(parse(text([query(list, rows, at)]))?.clientState.queries[0]?.state.dataUpdatedAt).toBe(at)
  })

  test('what does not fit its schema, or is not public, is left out alone', () => {
    const wrong = query(['public', 'missions', 'list', 'en'], 'a web page')
    const foreign = query(['admin', 'users', 'list', 'fr'], [{ id: 1 }])
    const timeless = { ...query(['public', 'domaines', 'list', 'fr'], []), state: { data: [], status: 'success' } }
    const read = keys(parse(text([query(list, rows), wrong, foreign, timeless, null])))
    expect(read).toEqual([JSON.stringify(list)])
  })

  test('a row whose text is none is left out, and its list is read again; without another row there is no list', () => {
    const damaged = { id: 2, titre: { fr: 'Recevoir' } }
    const some = parse(text([query(list, [...rows, damaged])]))?.clientState.queries[0]
    expect(some?.state.data).toEqual(rows)
    expect(some && restoredAt(some)).toBe(1)
    expect(keys(parse(text([query(list, [damaged])])))).toEqual([])
    expect(keys(parse(text([query(['public', 'missions', 'one', 'fr', '2'], damaged)])))).toEqual([])
  })
})

describe('what is written', () => {
  const client = (queries: unknown[]): Client => {
    const found = parse(text(queries))
    if (found === undefined) throw new Error('The test wrote something that is not ours')
    return found
  }

  const most = 2_500_000
  const detail = (slug: string, titre: string, at = now) =>
    query(['public', 'actualites', 'one', 'fr', slug], { id: 1, slug, titre, details: null }, at)
  const rowsOf = (persisted: string, name: string) =>
    parse(persisted)?.clientState.queries.find(({ queryKey }) => queryKey[1] === name)?.state.data

  test('stays under its size: the oldest details go first', () => {
    const long = 'x'.repeat(200_000)
    const details = Array.from({ length: 20 }, (_, n) => detail(`news-${n}`, long, now - n * day))
    const written = fit(client([query(list, rows, now - 20 * day), ...details]), most)
    expect(written.length).toBeLessThanOrEqual(most)
    const persisted = keys(parse(written)) ?? []
    expect(persisted).toHaveLength(13)
    expect(persisted).toContain(JSON.stringify(list))
    expect(persisted.at(-1)).toContain('news-11')
  })

  test.each([0.5, 1, 2.4, 2.6, 6])('one row of %f million characters costs nothing but itself', (millions) => {
    const large = { id: 9, titre: 'x'.repeat(millions * 1_000_000) }
    const all = client([
      query(list, [...rows, large]),
      query(['public', 'domaines', 'list', 'fr'], [{ id: 1, nom: 'x'.repeat(millions > 2 ? 200_000 : 9) }]),
      detail('news', 'y'.repeat(90_000), now - 90 * day),
    ])
    const written = fit(all, most)
    expect(written.length).toBeLessThanOrEqual(most)
    expect(rowsOf(written, 'missions')).toEqual(millions < 2 ? [...rows, large] : rows)
    expect(rowsOf(written, 'domaines')).toHaveLength(1)
    expect(rowsOf(written, 'actualites')).toBeDefined()
    const missions = parse(written)?.clientState.queries.find(({ queryKey }) => queryKey[1] === 'missions')
    // What is not whole is read again.
    expect(missions && restoredAt(missions)).toBe(millions < 2 ? now : 1)
  })

  test('a list whose only row finds no room is not persisted as an empty one', () => {
    const written = fit(
      client([
        query(list, rows),
        query(['public', 'presentations', 'list', 'fr'], [{ id: 1, description: 'x'.repeat(5_600_000) }]),
      ]),
      most,
    )
    expect(keys(parse(written))).toEqual([JSON.stringify(list)])
  })

  test('where there is little room, the largest rows go', () => {
    const many = Array.from({ length: 40 }, (_, n) => ({ id: n, titre: 'x'.repeat(n * 100) }))
    const written = fit(client([query(list, many)]), 20_000)
    expect(written.length).toBeLessThanOrEqual(20_000)
    const left = rowsOf(written, 'missions')
    expect(left).toEqual(many.slice(0, lengthOf(left)))
    expect(lengthOf(left)).toBeGreaterThan(15)
  })

  test('takes the newer of two tabs’ reads', () => {
    const other = ['public', 'missions', 'list', 'en']
    const ours = client([query(list, rows, now)])
    const theirs = client([query(list, [{ id: 2, titre: 'Ancien' }], now - day), query(other, rows, now)])
    expect(keys(merge(ours, theirs))).toEqual([JSON.stringify(list), JSON.stringify(other)])
    expect(merge(ours, theirs).clientState.queries[0]?.state.data).toEqual(rows)
  })
})
