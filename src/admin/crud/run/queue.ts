import * as v from 'valibot'

// A queue of many writes, of which at most four run at once. It is independent of the network and the screen: sending,
// waiting and storing are parameters.

/**
 * The state of one item. `sending` is stored before the call is sent. After a reload it is unknown whether that call
 * has arrived: the item is `unsure` until it is looked up or sent again. `asked` waits for a decision.
 */
const itemStates = ['waiting', 'sending', 'unsure', 'asked', 'done', 'failed'] as const
export type ItemState = (typeof itemStates)[number]

export const progressSchema = v.object({
  states: v.array(v.picklist(itemStates)),
  /** The error or note of an item, by its index. */
  messages: v.record(v.string(), v.string()),
})
export type Progress = v.InferOutput<typeof progressSchema>

/**
 * `waiting`: the provider has asked for a pause or does not answer; the queue resumes automatically. `signed out` and
 * `offline` resume with `start`. `asking`: only items that need a decision are left.
 */
export type QueueStatus = 'idle' | 'running' | 'waiting' | 'stopped' | 'signed out' | 'offline' | 'asking' | 'ended'

export interface QueueView extends Progress {
  status: QueueStatus
}

/** The consequence of a failed call for its item and the queue. */
export type Verdict =
  | { kind: 'failed'; message: string }
  /** Not sent: a decision is needed first. */
  | { kind: 'asked'; message: string }
  /** Refused: the queue pauses for `wait` milliseconds, and then sends it again. */
  | { kind: 'busy'; wait: number }
  | { kind: 'signed out' }
  /** No answer: the provider may have acted. */
  | { kind: 'lost' }

interface QueueParts<Item> {
  items: readonly Item[]
  /** The stored progress of the same run, after a reload. */
  progress?: Progress | undefined
  /** `wasUnsure`: an earlier call may have succeeded. Resolves to a note about the item. */
  send: (item: Item, wasUnsure: boolean, index: number) => Promise<string | undefined>
  judge: (error: unknown) => Verdict
  persist: (progress: Progress) => void
  sleep: (milliseconds: number) => Promise<void>
  onChange: (view: QueueView) => void
}

/** The maximum number of concurrent calls. */
const limit = 4
/** The number of tries without an answer after which the queue is offline. */
const attempts = 3

export type Queue = ReturnType<typeof createQueue>

export function createQueue<Item>({ items, progress, send, judge, persist, sleep, onChange }: QueueParts<Item>) {
  const { states, messages } = afterReload(items.length, progress)
  const tries = new Map<number, number>()
  let status: QueueStatus = states.some(isOpen) ? 'idle' : 'ended'
  const hold: { pause?: Promise<void> | undefined } = {}
  let workers = 0

  const view = (): QueueView => ({ status, states: [...states], messages: { ...messages } })
  const changed = () => onChange(view())
  const setItem = (index: number, state: ItemState, message?: string) => {
    states[index] = state
    delete messages[index]
    if (message !== undefined) messages[index] = message
    persist({ states: [...states], messages: { ...messages } })
    changed()
  }
  const setStatus = (next: QueueStatus) => {
    if (status === next) return
    status = next
    changed()
  }
  const isRunning = () => status === 'running' || status === 'waiting'

  /** Pauses all sending. Of several pauses the longest counts. */
  function wait(milliseconds: number) {
    if (isRunning()) setStatus('waiting')
    const both = Promise.all([hold.pause, sleep(milliseconds)])
    const end = async () => {
      await both
      if (hold.pause !== own) return
      hold.pause = undefined
      if (status === 'waiting') setStatus('running')
    }
    const own = end()
    hold.pause = own
  }

  async function attempt(index: number, item: Item) {
    const wasUnsure = states[index] === 'unsure'
    setItem(index, 'sending')
    try {
      const note = await send(item, wasUnsure, index)
      setItem(index, 'done', note)
    } catch (error) {
      const verdict = judge(error)
      if (verdict.kind === 'failed' || verdict.kind === 'asked') setItem(index, verdict.kind, verdict.message)
      else if (verdict.kind === 'lost') {
        setItem(index, 'unsure')
        const count = (tries.get(index) ?? 0) + 1
        tries.set(index, count)
        if (count % attempts !== 0) wait(1000 * 4 ** (count - 1))
        else if (isRunning()) setStatus('offline')
      } else {
        // The call was refused: an item that was unsure before still is.
        setItem(index, wasUnsure ? 'unsure' : 'waiting')
        if (verdict.kind === 'busy') wait(verdict.wait)
        else if (isRunning()) setStatus('signed out')
      }
    }
  }

  async function work() {
    for (;;) {
      while (hold.pause) await hold.pause
      if (!isRunning()) return
      const index = states.findIndex(isOpen)
      const item = items[index]
      if (index === -1 || item === undefined) return
      await attempt(index, item)
    }
  }

  /** Starts or resumes. Resolves when nothing is left to do, or the queue was stopped or interrupted. */
  async function start(): Promise<void> {
    if (!states.some(isOpen)) return setStatus(atEnd())
    setStatus(hold.pause ? 'waiting' : 'running')
    const begun: Promise<void>[] = []
    while (workers < limit) {
      workers += 1
      begun.push(work().finally(() => (workers -= 1)))
    }
    await Promise.all(begun)
    if (isRunning() && workers === 0 && !states.some((state) => isOpen(state) || state === 'sending')) {
      setStatus(atEnd())
    }
  }
  const atEnd = (): QueueStatus => (states.includes('asked') ? 'asking' : 'ended')

  return {
    view,
    start,
    /** Starts no further calls; those that are running finish. */
    stop: () => isRunning() && setStatus('stopped'),
    /** Retries items. */
    again(indexes: readonly number[]): Promise<void> {
      for (const index of indexes) setItem(index, 'waiting')
      return start()
    },
  }
}

/** Returns the initial progress of a queue of this length, from the stored progress where there is one. */
function afterReload(length: number, progress: Progress | undefined): Progress {
  const stored = progress?.states.length === length ? progress : undefined
  const states = Array.from({ length }, (_none, index): ItemState => {
    const state = stored?.states[index] ?? 'waiting'
    if (state === 'asked') return 'waiting'
    return state === 'sending' ? 'unsure' : state
  })
  return { states, messages: { ...stored?.messages } }
}

const isOpen = (state: ItemState) => state === 'waiting' || state === 'unsure'
