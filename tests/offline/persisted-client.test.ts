import { expect, test } from 'vitest'
import { deserialize } from '@/pwa/query-cache/persist'

const now = Date.UTC(2026, 10, 21)

function query(key: readonly unknown[], data: unknown) {
  return { queryKey: key, queryHash: JSON.stringify(key), state: { data, dataUpdatedAt: now, status: 'success' } }
}

const text = (queries: unknown[]) =>
  JSON.stringify({ timestamp: now, buster: '2', clientState: { queries, mutations: [] } })

const list = ['public', 'missions', 'list', 'fr']
const rows = [{ id: 1, titre: 'Recevoir' }]
const read = (stored: string) => deserialize(stored).clientState.queries
const hashes = (stored: string) => read(stored).map(({ queryHash }) => queryHash)

test('a persisted read that does not match its schema, or is not public, is left out alone', () => {
  const wrong = query(['public', 'missions', 'list', 'en'], 'a web page')
  const foreign = query(['admin', 'users', 'list', 'fr'], { rows: [{ id: 1 }] })
  expect(hashes(text([query(list, { rows }), wrong, foreign]))).toEqual([JSON.stringify(list)])
})

test('a persisted row with a wrong type is left out, and its list is partial; a list without rows is left out', () => {
  const damaged = { id: 2, titre: { fr: 'Recevoir' } }
  expect(read(text([query(list, { rows: [...rows, damaged] })]))[0]?.state.data).toMatchObject({
    rows,
    partial: true,
  })
  expect(hashes(text([query(list, { rows: [damaged] })]))).toEqual([])
  expect(hashes(text([query(['public', 'missions', 'one', 'fr', '2'], { rows: [damaged] })]))).toEqual([])
})
