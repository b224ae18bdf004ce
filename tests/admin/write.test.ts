import { describe, expect, test } from 'vitest'
import type { Calls } from '@/admin/crud/record/calls'
import { type Attempt, createRecord } from '@/admin/crud/record/create-record'
import type { Values } from '@/admin/crud/record/values'
import { screen as stats } from '@/admin/resources/stats'
import { ApiError } from '@/api/errors'
import { randomFrom } from '../support/random'

type Stat = { id: number; label: string; value: number | null }
/** Whether a write is answered, or its answer is lost before, after or long after the provider has acted. */
type Fate = 'answered' | 'lost before' | 'lost after' | 'late'

/** A provider of statistics in memory whose answers can be lost. */
function provider(fate: () => Fate) {
  const rows: Stat[] = []
  let late: (() => void)[] = []
  const state = { unreadable: false }
  async function act<T>(work: () => T): Promise<T> {
    const becomes = fate()
    if (becomes === 'late') late.push(() => void work())
    if (becomes === 'lost before' || becomes === 'late') throw new ApiError(becomes === 'late' ? 504 : 0)
    const answer = work()
    if (becomes === 'lost after') throw new ApiError(502)
    return answer
  }
  const rowFrom = ({ label, value }: Values) => ({
    label: typeof label === 'string' ? label : '',
    value: value ? Number(value) : null,
  })
  const calls: Calls = {
    knownIds: async () => rows.map(({ id }) => id),
    list: async () => {
      if (state.unreadable) throw new ApiError(0)
      return [...rows]
    },
    read: async (id) => rows.find((one) => one.id === id),
    create: (values) =>
      act(() => {
        const row = { id: rows.length + 1, ...rowFrom(values) }
        rows.push(row)
        return row
      }),
    update: ({ id }, values) =>
      act(() => {
        const at = rows.findIndex((one) => one.id === id)
        return (rows[at] = { id, ...rowFrom(values) })
      }),
    remove: async () => undefined,
    noteWritten: () => undefined,
    written: () => undefined,
  }
  return {
    context: { screen: stats, calls },
    state,
    rows,
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
    expect(made.rows).toEqual([{ id: 1, label: 'Fonds et consignations', value: null }])
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
    expect(made.rows.map(({ value }) => value)).toEqual(Array.from({ length: 1000 }, (_, n) => n))
    expect(lost).toBeGreaterThan(500)
  })
})
