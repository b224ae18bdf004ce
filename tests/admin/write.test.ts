import { describe, expect, test } from 'vitest'
import type { Calls } from '@/admin/crud/record/calls'
import { type Attempt, createRecord } from '@/admin/crud/record/create-record'
import { snapshotOf, type Written } from '@/admin/crud/record/snapshot'
import type { Values } from '@/admin/crud/record/values'
import { updateRecord } from '@/admin/crud/record/write'
import { screen as stats } from '@/admin/resources/stats'
import { ApiError } from '@/api/errors'
import { randomFrom } from '../support/random'

type Stat = { id: number; label: string; value: number | null }
/** Whether a write is answered, or its answer is lost before, after or long after the provider has acted. */
type Fate = 'answered' | 'lost before' | 'lost after' | 'late'

/** A provider of statistics in memory whose answers can be lost. */
function provider(fate: () => Fate = () => 'answered') {
  let rows: Stat[] = []
  let id = 0
  let late: (() => void)[] = []
  const state = { reads: 0, unreadable: false }
  async function act<T>(work: () => T): Promise<T> {
    const becomes = fate()
    if (becomes === 'late') late.push(() => void work())
    if (becomes === 'lost before' || becomes === 'late') throw new ApiError(becomes === 'late' ? 504 : 0)
    const answer = work()
    if (becomes === 'lost after') throw new ApiError(502)
    return answer
  }
  const written = new Map<number | string, Written>()
  const find = (key: number | string) => {
    const row = rows.find((one) => one.id === Number(key))
    if (row === undefined) throw new ApiError(404)
    return row
  }
  const rowFrom = ({ label, value }: Values) => ({
    label: typeof label === 'string' ? label.trim() : '',
    value: value ? Number(value) : null,
  })
  const calls: Calls = {
    knownIds: async () => rows.map((row) => String(row.id)),
    list: async () => {
      state.reads += 1
      if (state.unreadable) throw new ApiError(0)
      return rows
    },
    read: async (key) => rows.find((one) => one.id === Number(key)),
    create: (values) =>
      act(() => {
        const row = { id: (id += 1), ...rowFrom(values) }
        rows = [...rows, row]
        return row
      }),
    update: (key, values) =>
      act(() => {
        const row = { ...find(key), ...rowFrom(values) }
        rows = rows.map((one) => (one.id === row.id ? row : one))
        return row
      }),
    remove: (key) =>
      act(() => {
        const { id: gone } = find(key)
        rows = rows.filter((one) => one.id !== gone)
      }),
    noteWritten: (key, update) => written.set(key, update),
    written: (key) => written.get(key),
  }
  return {
    context: { screen: stats, calls },
    state,
    rows: () => rows,
    add: (row: Stat) => (rows = [...rows, row]),
    /** Performs the writes that were late. */
    catchUp() {
      for (const work of late) work()
      late = []
    },
  }
}

const attempt = (): Attempt => ({ known: new Set(), sent: [] })
const stat = (label: string, value = '') => ({ label, value })

describe('a create whose answer is lost', () => {
  test('is followed by an update of its record with what was typed since', async () => {
    const fates: Fate[] = ['late', 'answered']
    const made = provider(() => fates.shift() ?? 'answered')
    const tries = attempt()
    expect(await createRecord(made.context, stat('Fonds'), tries)).toMatchObject({ state: 'not done' })
    made.catchUp()
    expect(await createRecord(made.context, stat('Fonds et consignations'), tries)).toMatchObject({ state: 'done' })
    expect(made.rows()).toEqual([{ id: 1, label: 'Fonds et consignations', value: null }])
  })

  test('is recognised at once where the list shows its record', async () => {
    const made = provider(() => 'lost after')
    expect(await createRecord(made.context, stat('Fonds'), attempt())).toMatchObject({ state: 'done', key: 1 })
  })

  test('is recognised after the form was closed and opened again', async () => {
    const fates: Fate[] = ['late', 'answered']
    const made = provider(() => fates.shift() ?? 'answered')
    await createRecord(made.context, stat('Fermé puis rouvert'), attempt())
    made.catchUp()
    expect(await createRecord(made.context, stat('Fermé puis rouvert'), attempt())).toMatchObject({ key: 1 })
    expect(made.rows()).toHaveLength(1)
  })

  test('1,000 creates, tried until they are done: 0 duplicates, 0 missing', async () => {
    const random = randomFrom(1000)
    const fates = ['answered', 'lost before', 'lost after', 'late'] as const
    const made = provider(() => fates[random(4)] ?? 'answered')
    let lost = 0
    for (let n = 0; n < 1000; n += 1) {
      const tries = attempt()
      for (let state = ''; state !== 'done'; ) {
        // Every tenth reading of the list fails as well.
        made.state.unreadable = random(10) === 0
        ;({ state } = await createRecord(made.context, stat(`Indicateur ${n % 50}`, String(n)), tries))
        if (state !== 'done') lost += 1
        made.catchUp()
      }
    }
    expect(made.rows().map(({ value }) => value)).toEqual(Array.from({ length: 1000 }, (_, n) => n))
    expect(lost).toBeGreaterThan(500)
  })
})

describe('an update whose answer is lost', () => {
  const start = { id: 1, label: 'Dépôts', value: 1 }
  const write = (made: ReturnType<typeof provider>, typed = stat('Dépôts reçus', '1')) =>
    updateRecord(made.context, { key: 1, opened: snapshotOf(stats, start), typed })

  test('is unknown when something else is there, and shows it', async () => {
    const made = provider(() => {
      made.rows().splice(0, 1, { id: 1, label: 'Autre chose', value: 1 })
      return 'lost before'
    })
    made.add(start)
    expect(await write(made)).toMatchObject({ state: 'unknown', found: [{ label: 'Autre chose' }] })
  })

  test('of a record that is gone says so, whenever it went', async () => {
    expect(await write(provider())).toEqual({ state: 'gone' })
    const made = provider(() => {
      made.rows().splice(0, 1)
      return 'answered'
    })
    made.add(start)
    expect(await write(made)).toEqual({ state: 'gone' })
  })
})
