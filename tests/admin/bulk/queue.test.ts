import { describe, expect, test } from 'vitest'
import { createQueue, type Progress, type QueueView, type Verdict } from '@/admin/crud/run/queue'

class Refusal extends Error {
  constructor(readonly verdict: Verdict) {
    super(verdict.kind)
  }
}
const judge = (error: unknown): Verdict =>
  error instanceof Refusal ? error.verdict : { kind: 'failed', message: String(error) }
const refuse = (verdict: Verdict) => Promise.reject(new Refusal(verdict))

/** A provider that acts on numbers, and a page that stores what its queue says. */
function set<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>) {
  let stored: Progress | undefined
  let view: QueueView | undefined
  let atOnce = 0
  const seen = { most: 0, sent: [] as Item[], slept: [] as number[] }
  const open = (more: { isDone?: (item: Item) => boolean; isOpen?: () => boolean } = {}) =>
    createQueue({
      items,
      progress: stored,
      judge,
      send: async (item, wasUnsure) => {
        if (wasUnsure && more.isDone?.(item)) return 'trouvé'
        seen.sent.push(item)
        seen.most = Math.max(seen.most, (atOnce += 1))
        try {
          await act(item)
        } finally {
          atOnce -= 1
        }
        return undefined
      },
      // A page that was left stores nothing any more.
      persist: (progress) => {
        if (more.isOpen?.() ?? true) stored = structuredClone(progress)
      },
      sleep: async (milliseconds) => void seen.slept.push(milliseconds),
      onChange: (next) => {
        view = next
      },
    })
  return { open, seen, view: () => view, stored: () => stored }
}

const count = (view: QueueView | undefined, state: string) => view?.states.filter((one) => one === state).length

describe('many writes', () => {
  test('500 deletions with 20 failures, a session that ends at the 200th and a reload at the 300th', async () => {
    const items = Array.from({ length: 500 }, (_none, index) => index)
    const refused = new Set(items.filter((item) => item % 25 === 7))
    const gone = new Set<number>()
    let calls = 0
    let signedIn = true
    let acted = 0
    let isOpen = true
    let leave = (): void => undefined
    const left = new Promise<void>((resolve) => {
      leave = resolve
    })
    const run = set(items, async (item) => {
      calls += 1
      const call = calls
      await Promise.resolve()
      if (call === 200) signedIn = false
      if (!signedIn) return refuse({ kind: 'signed out' })
      if (refused.has(item)) return refuse({ kind: 'failed', message: `refusé : ${item}` })
      // The provider says 404 to what is gone, which is what was asked for.
      if (!gone.has(item)) {
        gone.add(item)
        acted += 1
      }
      // The page goes away while four answers are on their way.
      if (acted === 300 && isOpen) {
        isOpen = false
        leave()
      }
      if (!isOpen) return new Promise(() => undefined)
    })

    const first = run.open({ isOpen: () => isOpen })
    await first.start()
    expect(run.view()?.status).toBe('signed out')
    expect(count(run.view(), 'sending')).toBe(0)
    signedIn = true
    void first.start()
    await left
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
    first.stop()
    expect(run.stored()?.states).toContain('sending')

    isOpen = true
    const second = run.open()
    await second.start()

    expect(run.view()?.status).toBe('ended')
    expect(items.filter((item) => run.view()?.states[item] === 'failed')).toEqual([...refused])
    expect(count(run.view(), 'done')).toBe(480)
    expect(run.view()?.messages[7]).toBe('refusé : 7')
    expect(gone.size).toBe(480)
    expect(run.seen.most).toBeLessThanOrEqual(8) // four of either page
    const twice = run.seen.sent.filter((item, index) => run.seen.sent.indexOf(item) !== index)
    // Sent again is only what the ended session refused, and what was under way at the reload.
    expect(twice.length).toBeLessThanOrEqual(12)

    const refusedBefore = [...refused]
    refused.clear()
    await second.again(refusedBefore)
    expect(count(run.view(), 'done')).toBe(500)
  })

  test('never more than four at once, in their order', async () => {
    const run = set([1, 2, 3, 4, 5, 6, 7, 8, 9], () => new Promise((resolve) => setTimeout(resolve)))
    const queue = run.open()
    // Started twice, it is still one run.
    await Promise.all([queue.start(), queue.start()])
    expect(run.seen.most).toBe(4)
    expect(run.seen.sent).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(run.view()?.status).toBe('ended')
  })

  test('a provider that asks for a pause is waited for, and asked for the same again', async () => {
    let busy = true
    const run = set(['a', 'b'], async () => {
      if (!busy) return
      busy = false
      return refuse({ kind: 'busy', wait: 30_000 })
    })
    await run.open().start()
    expect(run.seen.slept).toEqual([30_000])
    expect(run.seen.sent).toEqual(['a', 'b', 'a'])
    expect(count(run.view(), 'done')).toBe(2)
  })

  test('stopped, it finishes what is under way, and goes on when asked', async () => {
    const run = set([1, 2, 3, 4, 5, 6], async (item) => {
      await Promise.resolve()
      if (item === 2) queue.stop()
    })
    const queue = run.open()
    await queue.start()
    expect(run.view()?.status).toBe('stopped')
    expect(count(run.view(), 'done')).toBe(4)
    await queue.start()
    expect(count(run.view(), 'done')).toBe(6)
    expect(run.seen.sent).toHaveLength(6)
  })

  test.each(['before', 'after'])('a creation whose answer is lost %s the provider acted is made once', async (when) => {
    const made: string[] = []
    let lost = true
    const run = set(['a', 'b'], async (item) => {
      const isLost = lost && item === 'a'
      if (isLost) lost = false
      if (!isLost || when === 'after') made.push(item)
      if (isLost) return refuse({ kind: 'lost' })
    })
    await run.open({ isDone: (item) => made.includes(item) }).start()
    expect(made.toSorted()).toEqual(['a', 'b'])
    expect(run.view()?.messages).toEqual(when === 'after' ? { 0: 'trouvé' } : {})
    expect(count(run.view(), 'done')).toBe(2)
  })

  test('without a network it pauses instead of failing one after the other', async () => {
    let isOffline = true
    const run = set([1, 2, 3, 4, 5, 6], async () => isOffline && refuse({ kind: 'lost' }))
    const queue = run.open()
    await queue.start()
    expect(run.view()?.status).toBe('offline')
    expect(count(run.view(), 'failed')).toBe(0)
    isOffline = false
    await queue.start()
    expect(count(run.view(), 'done')).toBe(6)
  })
})
