import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fit, merge, parse } from '@/pwa/query-cache/stored-client'

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
const keys = (client: Client | undefined) => client?.clientState.queries.map((one) => one.queryHash)

describe('what was kept is read again', () => {
  test.each([
    ['nothing', ''],
    ['text that stops', text([query(list, rows)]).slice(0, 60)],
    ['a page', '<!doctype html>'],
    ['another shape', '{"timestamp":"soon"}'],
  ])('%s is not ours', (_, stored) => {
    expect(parse(stored)).toBeUndefined()
  })

  test('a read of 29 days is, one of 31 days is not', () => {
    const of = (age: number) => keys(parse(text([query(list, rows, now - age * day)])))
    expect(of(29)).toHaveLength(1)
    expect(of(31)).toHaveLength(0)
  })

  test('one from the future counts as read now, so that it ends one day', () => {
    const client = parse(text([query(list, rows, now + 900 * day)], { timestamp: now + 900 * day }))
    expect(client?.timestamp).toBe(now)
    expect(client?.clientState.queries[0]?.state.dataUpdatedAt).toBe(now)
  })

  test('what does not fit its schema, or is not public, is left out alone', () => {
    const wrong = query(['public', 'missions', 'list', 'en'], 'a web page')
    const foreign = query(['admin', 'users', 'list', 'fr'], [{ id: 1 }])
    expect(keys(parse(text([query(list, rows), wrong, foreign])))).toEqual([JSON.stringify(list)])
  })
})

describe('what is written', () => {
  const client = (queries: unknown[]): Client => {
    const found = parse(text(queries))
    if (found === undefined) throw new Error('The test wrote something that is not ours')
    return found
  }

  test('stays under 2.5 million characters: the oldest details go first, the lists never', () => {
    const long = 'x'.repeat(900_000)
    const detail = (slug: string, at: number) =>
      query(['public', 'actualites', 'one', 'fr', slug], { id: 1, slug, titre: long, details: null }, at)
    const all = client([
      query(list, rows, now - 20 * day),
      detail('old', now - 3 * day),
      detail('mid', now - 2 * day),
      detail('new', now),
    ])
    const kept = keys(parse(fit(all)))?.join(' ') ?? ''
    expect(kept).toContain('missions')
    expect(kept).toContain('new')
    expect(kept).not.toContain('"old"')
  })

  test('takes the newer of two tabs’ reads', () => {
    const other = ['public', 'missions', 'list', 'en']
    const ours = client([query(list, rows, now)])
    const theirs = client([query(list, [{ id: 2, titre: 'Ancien' }], now - day), query(other, rows, now)])
    expect(keys(merge(ours, theirs))).toEqual([JSON.stringify(list), JSON.stringify(other)])
    expect(merge(ours, theirs).clientState.queries[0]?.state.data).toEqual(rows)
  })
})
