import { dropParts, listArriving } from './parts'
import { continueTransfer, GoneError, WrongAnswerError } from './transfer'
import { type Transfer, transfers } from './transfers'

/** Waits after cuts that brought nothing, in milliseconds; after the last one the reader is asked. */
const waits = [1000, 2000, 4000, 8000]
/** After a cut that brought something. */
const shortWait = 200

const hrefOf = (address: string) => new URL(address, location.href).href

/** How a transfer is stopped from outside, and what ends with it. */
const running = new Map<string, { stop: AbortController; ended: Promise<unknown> }>()

/**
 * Brings a document to this device, one at a time over all tabs, and goes on by itself where the line was cut. Gives the
 * whole document; undefined when it was paused, interrupted for long, or given up. Rejects with `GoneError`,
 * `WrongAnswerError`, or what the storage says.
 */
export async function transferDocument(address: string, title: string): Promise<Response | undefined> {
  const href = hrefOf(address)
  if (running.has(href)) return undefined
  const stop = new AbortController()
  put({ address, title, state: 'queued', received: known(href)?.received ?? 0, total: known(href)?.total })
  try {
    const answered = inTurn(() => persist(href, address, title, stop.signal))
    running.set(href, { stop, ended: answered.catch(() => undefined) })
    const answer = await answered
    remove(href)
    return answer
  } catch (error) {
    if (stop.signal.aborted) return undefined
    const begun = known(href)
    if (begun && begun.received > 0 && !(error instanceof GoneError) && isCut(error)) {
      put({ ...begun, state: 'interrupted' })
      window.addEventListener('online', () => known(href)?.state === 'interrupted' && resume(href), { once: true })
      return undefined
    }
    remove(href)
    throw error
  } finally {
    running.delete(href)
  }
}

let resume: (href: string) => void = () => undefined

/** Says what continues an interrupted transfer once the network is back. */
export function onNetworkBack(go: (transfer: Transfer) => void): void {
  resume = (href) => {
    const transfer = known(href)
    if (transfer) go(transfer)
  }
}

/** Stops a transfer; what has arrived stays stored. */
export function pauseTransfer(address: string): void {
  const href = hrefOf(address)
  const transfer = known(href)
  running.get(href)?.stop.abort()
  if (transfer) put({ ...transfer, state: 'paused' })
}

/** Gives a transfer up, and throws away what has arrived. */
export async function cancelTransfer(address: string): Promise<void> {
  const href = hrefOf(address)
  const transfer = running.get(href)
  transfer?.stop.abort()
  remove(href)
  await transfer?.ended
  await dropParts(href).catch(() => undefined)
}

/** Says what is to be downloaded and waits for a yes. */
export function askFirst(address: string, title: string, total: number): void {
  put({ address, title, state: 'asked', received: 0, total })
}

/** What an earlier visit has left half-way, as paused. */
export async function restoreTransfers(): Promise<void> {
  for (const { address, title, received, total } of await listArriving())
    if (!known(hrefOf(address))) put({ address, title, state: 'paused', received, total })
}

async function persist(href: string, address: string, title: string, signal: AbortSignal): Promise<Response> {
  let failures = 0
  for (;;) {
    signal.throwIfAborted()
    const begun = known(href)
    const before = begun?.received ?? 0
    put({ address, title, state: 'active', received: before, total: begun?.total })
    try {
      return await continueTransfer(address, title, signal, (received, total) =>
        put({ address, title, state: 'active', received, total }),
      )
    } catch (error) {
      const now = known(href)?.received ?? 0
      failures = now > before ? 0 : failures + 1
      const wait = failures === 0 ? shortWait : waits[failures - 1]
      // Nothing has come at all: the reader is told at once.
      if (signal.aborted || !isCut(error) || now === 0 || wait === undefined) throw error
      await pause(wait, signal)
    }
  }
}

/** Whether an error says that the line or the server failed for a moment, rather than what the answer was or the storage. */
const isCut = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError') || isBusy(error)

const isBusy = (error: unknown) => error instanceof WrongAnswerError && /^5\d\d /.test(error.message)

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work()
  // One answer for both: the lock's type would be a promise of a promise.
  return navigator.locks.request('cdec-download', work) as Promise<Result>
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => resolve(), { once: true })
    window.addEventListener('online', () => resolve(), { once: true })
  })
}

const known = (href: string) => transfers.get().get(href)

function put(transfer: Transfer) {
  transfers.set((all) => new Map(all).set(hrefOf(transfer.address), transfer))
}

function remove(href: string) {
  transfers.set((all) => new Map([...all].filter(([one]) => one !== href)))
}
