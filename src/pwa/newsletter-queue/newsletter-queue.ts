import * as v from 'valibot'
import { ApiError, allMessages } from '@/api/errors'
import { local } from '@/lib/storage'

const key = 'cdec-outbox'

// Newsletter subscriptions that no answer came to. They wait in the browser, are sent when the network is back, and stay in
// sight until then. One address stands in it once; sent a second time it is known, which counts as subscribed.

const entry = v.object({
  email: v.string(),
  /** `interrupted`: the page was closed while it was being sent, so nobody knows whether it arrived. */
  state: v.picklist(['waiting', 'sending', 'sent', 'refused', 'interrupted']),
  /** The provider's words, '' when it gave none. */
  reason: v.optional(v.string(), ''),
})
const entries = v.fallback(v.array(entry), [])
export type QueueEntry = v.InferOutput<typeof entry>

const listeners = new Set<() => void>()
let raw: string | null = null
let current: readonly QueueEntry[] = []
/** Used only while the browser refuses storage: what waits then lasts as long as the page. */
let unstored = false

export const newsletterQueue = {
  read(): readonly QueueEntry[] {
    const stored = unstored ? raw : local.read(key)
    if (stored !== raw) {
      raw = stored
      current = v.parse(entries, parsed(stored))
    }
    return current
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  },
  add: (email: string) => put({ email, state: 'waiting', reason: '' }),
  /** Takes an entry out, unless it is on its way. */
  remove: (email: string) =>
    write(newsletterQueue.read().filter((one) => one.email !== email || one.state === 'sending')),
}

/**
 * Sends what waits, one by one and in one tab at a time. Returns the addresses that were sent. An entry is marked before
 * it leaves, so that a reload in the middle never sends it a second time.
 */
export function sendQueue(send: Send): Promise<string[]> {
  return alone(async () => {
    const sent: string[] = []
    for (let next = waiting(); next; next = waiting()) {
      const { email } = next
      put({ email, state: 'sending', reason: '' })
      const state = await outcome(send, email)
      put({ email, ...state })
      if (state.state === 'waiting') break
      if (state.state === 'sent') sent.push(email)
    }
    return sent
  })
}

/** At the start of a page: what was sent is forgotten, and what no tab is sending any more was interrupted. */
export function tidyQueue(): Promise<void> {
  return alone(async () => {
    if (newsletterQueue.read().length === 0) return
    const left = newsletterQueue.read().filter(({ state }) => state !== 'sent')
    write(left.map((one) => (one.state === 'sending' ? { ...one, state: 'interrupted' } : one)))
  })
}

type Send = (email: string, signal: AbortSignal) => Promise<unknown>

/** How long an answer is waited for, in milliseconds: nobody stands by, and on a slow network it may still come. */
const answerTimeoutMs = 60_000

async function outcome(send: Send, email: string): Promise<Omit<QueueEntry, 'email'>> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), answerTimeoutMs)
  try {
    await send(email, stop.signal)
    return { state: 'sent', reason: '' }
  } catch (error) {
    if (error instanceof ApiError && error.status > 0)
      return { state: 'refused', reason: allMessages(error)[0] ?? error.message }
    return { state: 'waiting', reason: '' }
  } finally {
    clearTimeout(timer)
  }
}

const waiting = () => newsletterQueue.read().find(({ state }) => state === 'waiting')

function put(changed: QueueEntry) {
  const all = newsletterQueue.read()
  const known = all.some(({ email }) => email === changed.email)
  write(known ? all.map((one) => (one.email === changed.email ? changed : one)) : [...all, changed])
}

function write(next: readonly QueueEntry[]) {
  const text = next.length === 0 ? null : JSON.stringify(next)
  if (text === null) local.remove(key)
  unstored = text !== null && !local.write(key, text)
  raw = text
  current = next
  for (const listener of listeners) listener()
}

/** Runs one at a time over all tabs, where the browser has locks; over this page elsewhere. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(key, work)
  const mine = last.then(work, work)
  last = mine
  return mine
}

let last: Promise<unknown> = Promise.resolve()

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
