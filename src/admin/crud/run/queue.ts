import * as v from 'valibot'

// Many writes one after the other, at most four at once. Knows nothing of the network or the screen: what sends, waits
// and stores is handed in.

/**
 * How far one item has got. `sending` is stored before its call leaves: after a reload nobody knows whether that call
 * arrived, which is `unsure` until it has been looked up or sent again. `asked` waits for somebody to decide.
 */
const itemStates = ['waiting', 'sending', 'unsure', 'asked', 'done', 'failed'] as const
export type ItemState = (typeof itemStates)[number]

export const progressSchema = v.object({
  states: v.array(v.picklist(itemStates)),
  /** Why an item failed, or what else is to be said of it, by its index. */
  messages: v.record(v.string(), v.string()),
})
export type Progress = v.InferOutput<typeof progressSchema>

/**
 * `waiting`: the provider has asked for a pause, or does not answer; it goes on by itself. `signed out` and `offline` go
 * on with `start`. `asking`: nothing is left but what waits for somebody to decide.
 */
export type QueueStatus = 'idle' | 'running' | 'waiting' | 'stopped' | 'signed out' | 'offline' | 'asking' | 'ended'

export interface QueueView extends Progress {
  status: QueueStatus
}

/** What a failed call means for its item and for the rest. */
export type Verdict =
  | { kind: 'failed'; message: string }
  /** Not sent: somebody has to decide first. */
  | { kind: 'asked'; message: string }
  /** Not acted upon: asked again after `wait` milliseconds, and nothing else before then. */
  | { kind: 'busy'; wait: number }
  | { kind: 'signed out' }
  /** No answer: it may have been acted upon or not. */
  | { kind: 'lost' }

export interface QueueParts<Item> {
  items: readonly Item[]
  /** What an earlier page has stored of the same run. */
  progress?: Progress | undefined
  /** `wasUnsure`: it may be done already by an earlier call. Gives what is to be said of it. */
  send: (item: Item, wasUnsure: boolean, index: number) => Promise<string | undefined>
  judge: (error: unknown) => Verdict
  persist: (progress: Progress) => void
  sleep: (milliseconds: number) => Promise<void>
  onChange: (view: QueueView) => void
}

/** How many calls are under way at most. */
const limit = 4
/** How often an item without an answer is tried before the network counts as gone. */
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

  /** Nobody sends anything before the pause is over; several pauses at once are the longest of them. */
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
        // The provider has refused to act: an item that was unsure before still is.
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

  /** Begins, or goes on. Gives when there is nothing more to do, or it was stopped or interrupted. */
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
    /** What is under way is finished; nothing more begins. */
    stop: () => isRunning() && setStatus('stopped'),
    /** Tries items once more. */
    again(indexes: readonly number[]): Promise<void> {
      for (const index of indexes) setItem(index, 'waiting')
      return start()
    },
  }
}

/** Where each of so many items stands when a page begins, or goes on with what an earlier one has stored. */
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
