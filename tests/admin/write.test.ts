import { describe, expect, test } from 'vitest'
import type { Calls } from '@/admin/crud/record/calls'
import { type Attempt, createRecord } from '@/admin/crud/record/create-record'
import { snapshotOf } from '@/admin/crud/record/snapshot'
import type { Values } from '@/admin/crud/record/values'
import { removeRecord, updateRecord } from '@/admin/crud/record/write'
import { screen as stats } from '@/admin/resources/stats'
import { ApiError } from '@/api/errors'
import { randomFrom } from '../support/random'

type Stat = { id: number; label: string; value: number | null }
/** What becomes of a sending: answered, or its answer lost before, after or long after the provider has acted. */
type Fate = 'answered' | 'lost before' | 'lost after' | 'late'

/** A provider of statistics whose answers can be lost. */
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
  }
  return {
    context: { screen: stats, calls },
    state,
    rows: () => rows,
    add: (row: Stat) => (rows = [...rows, row]),
    /** What the provider was still busy with. */
    catchUp() {
      for (const work of late) work()
      late = []
    },
  }
}

const attempt = (): Attempt => ({ known: new Set(), sent: [] })
const stat = (label: string, value = '') => ({ label, value })

describe('a create whose answer is lost', () => {
  test('is recognised in the list, and else is not done', async () => {
    const after = provider(() => 'lost after')
    expect(await createRecord(after.context, stat(' Dépôts ', '12.50'), attempt())).toMatchObject({
      state: 'done',
      key: 1,
      lookedUp: true,
    })
    const before = provider(() => 'lost before')
    expect(await createRecord(before.context, stat('Dépôts'), attempt())).toMatchObject({ state: 'not done' })
  })

  test('is unknown when the list cannot be read; the next try sends nothing before it can', async () => {
    const { context, state, rows } = provider(() => 'lost after')
    const tries = attempt()
    state.unreadable = true
    expect(await createRecord(context, stat('Avoirs'), tries)).toMatchObject({ state: 'unknown' })
    expect(await createRecord(context, stat('Avoirs'), tries)).toMatchObject({ state: 'unknown' })
    expect(rows()).toHaveLength(1)
    state.unreadable = false
    expect(await createRecord(context, stat('Avoirs'), tries)).toMatchObject({ state: 'done', key: 1 })
    expect(rows()).toHaveLength(1)
  })

  test('is unknown when other rows are new, and shows them', async () => {
    const made = provider(() => {
      made.add({ id: 7, label: 'D’un autre', value: null })
      return 'lost before'
    })
    expect(await createRecord(made.context, stat('Cautions'), attempt())).toMatchObject({
      state: 'unknown',
      found: [{ id: 7 }],
    })
  })

  test('what was typed since is written over what the first try has made', async () => {
    const fates: Fate[] = ['late', 'answered']
    const made = provider(() => fates.shift() ?? 'answered')
    const tries = attempt()
    expect(await createRecord(made.context, stat('Fonds'), tries)).toMatchObject({ state: 'not done' })
    made.catchUp()
    expect(await createRecord(made.context, stat('Fonds et consignations'), tries)).toMatchObject({ state: 'done' })
    expect(made.rows()).toEqual([{ id: 1, label: 'Fonds et consignations', value: null }])
  })

  test('a form that was closed and opened again goes on with its tries', async () => {
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
        // Every tenth look-up fails as well.
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

  test.each([
    ['lost after', 'done'],
    ['lost before', 'not done'],
  ] as const)('%s: %s', async (fate, state) => {
    const made = provider(() => fate)
    made.add(start)
    expect(await write(made)).toMatchObject({ state })
  })

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

  test('a refusal is passed on', async () => {
    const made = provider(() => {
      throw new ApiError(422, 'Non')
    })
    made.add(start)
    await expect(write(made)).rejects.toThrow('Non')
  })
})

describe('a removal', () => {
  const start = { id: 1, label: 'Dépôts', value: 1 }
  const opened = snapshotOf(stats, start)

  test.each([
    ['lost after', 'done'],
    ['lost before', 'not done'],
    ['answered', 'done'],
  ] as const)('%s: %s', async (fate, state) => {
    const made = provider(() => fate)
    made.add(start)
    expect(await removeRecord(made.context, { key: 1, opened })).toMatchObject({ state })
  })

  test('of a record that does not exist any more is done', async () => {
    expect(await removeRecord(provider().context, { key: 1, opened })).toMatchObject({ state: 'done' })
    const made = provider(() => {
      made.rows().splice(0, 1)
      return 'answered'
    })
    made.add(start)
    expect(await removeRecord(made.context, { key: 1, opened })).toMatchObject({ state: 'done' })
  })

  test('of a record that was changed since it was seen is not sent', async () => {
    const made = provider()
    made.add({ ...start, label: 'Changé' })
    expect(await removeRecord(made.context, { key: 1, opened })).toMatchObject({
      state: 'conflict',
      comparison: { elsewhere: ['label'] },
    })
    expect(made.rows()).toHaveLength(1)
  })
})
