import { describe, expect, test } from 'vitest'
import { createQueue, type QueueView, type Verdict } from '@/admin/crud/run/queue'

class Refusal extends Error {
  constructor(readonly verdict: Verdict) {
    super(verdict.kind)
  }
}
const judge = (error: unknown): Verdict =>
  error instanceof Refusal ? error.verdict : { kind: 'failed', message: String(error) }
const refuse = (verdict: Verdict) => Promise.reject(new Refusal(verdict))

/** A queue of these items; `log` has what was sent, the pauses in ms and the most calls at once. */
function openQueue<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>) {
  let view: QueueView | undefined
  let atOnce = 0
  const log = { maxAtOnce: 0, sent: [] as Item[], pauses: [] as number[] }
  const queue = createQueue({
    items,
    progress: undefined,
    judge,
    send: async (item) => {
      log.sent.push(item)
      log.maxAtOnce = Math.max(log.maxAtOnce, (atOnce += 1))
      try {
        await act(item)
      } finally {
        atOnce -= 1
      }
      return undefined
    },
    persist: () => undefined,
    sleep: async (milliseconds) => void log.pauses.push(milliseconds),
    onChange: (next) => {
      view = next
    },
  })
  return { queue, log, view: () => view }
}

const count = (view: QueueView | undefined, state: string) => view?.states.filter((one) => one === state).length

describe('many writes', () => {
  test('never more than four at once, in their order', async () => {
    const { queue, log, view } = openQueue(
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
      () => new Promise((resolve) => setTimeout(resolve)),
    )
    // A second start does nothing.
    await Promise.all([queue.start(), queue.start()])
    expect(log.maxAtOnce).toBe(4)
    expect(log.sent).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(view()?.status).toBe('ended')
  })

  test('a provider that asks for a pause is waited for, and asked for the same again', async () => {
    let busy = true
    const { queue, log, view } = openQueue(['a', 'b'], async () => {
      if (!busy) return
      busy = false
      return refuse({ kind: 'busy', wait: 30_000 })
    })
    await queue.start()
    expect(log.pauses).toEqual([30_000])
    expect(log.sent).toEqual(['a', 'b', 'a'])
    expect(count(view(), 'done')).toBe(2)
  })

  test('stopped, it finishes what is under way, and goes on when asked', async () => {
    const { queue, log, view } = openQueue([1, 2, 3, 4, 5, 6], async (item) => {
      await Promise.resolve()
      if (item === 2) queue.stop()
    })
    await queue.start()
    expect(view()?.status).toBe('stopped')
    expect(count(view(), 'done')).toBe(4)
    await queue.start()
    expect(count(view(), 'done')).toBe(6)
    expect(log.sent).toHaveLength(6)
  })

  test('without a network it pauses instead of failing one after the other', async () => {
    let isOffline = true
    const { queue, view } = openQueue([1, 2, 3, 4, 5, 6], async () => isOffline && refuse({ kind: 'lost' }))
    await queue.start()
    expect(view()?.status).toBe('offline')
    expect(count(view(), 'failed')).toBe(0)
    isOffline = false
    await queue.start()
    expect(count(view(), 'done')).toBe(6)
  })
})
