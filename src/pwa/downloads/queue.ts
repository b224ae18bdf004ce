import { dropParts, listArriving } from './parts'
import { continueTransfer, GoneError, WrongAnswerError } from './transfer'
import { type Transfer, transfers } from './transfers'

/** Delays before a retry after attempts without progress, in milliseconds; after the last one the transfer is interrupted. */
const retryDelays = [1000, 2000, 4000, 8000]
/** The delay after an attempt with progress, in milliseconds. */
const shortDelay = 200

const hrefOf = (address: string) => new URL(address, location.href).href

/** The running transfers by full address. */
const running = new Map<string, { stop: AbortController; ended: Promise<unknown> }>()

/**
 * Transfers a document, one at a time over all tabs, and retries where the connection was cut. Resolves to the complete
 * document; undefined when it was paused, interrupted or cancelled. Rejects with `GoneError`, `WrongAnswerError` or an error
 * of the storage.
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

/** Sets the callback that continues an interrupted transfer once the network is back. */
export function onNetworkBack(go: (transfer: Transfer) => void): void {
  resume = (href) => {
    const transfer = known(href)
    if (transfer) go(transfer)
  }
}

/** Stops a transfer; the received parts stay. */
export function pauseTransfer(address: string): void {
  const href = hrefOf(address)
  const transfer = known(href)
  running.get(href)?.stop.abort()
  if (transfer) put({ ...transfer, state: 'paused' })
}

/** Cancels a transfer and removes its parts. */
export async function cancelTransfer(address: string): Promise<void> {
  const href = hrefOf(address)
  const transfer = running.get(href)
  transfer?.stop.abort()
  remove(href)
  await transfer?.ended
  await dropParts(href).catch(() => undefined)
}

/** Shows the size of a document before its download has to be confirmed. */
export function askFirst(address: string, title: string, total: number): void {
  put({ address, title, state: 'asked', received: 0, total })
}

/** Restores the incomplete transfers of earlier visits as paused. */
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
      const wait = failures === 0 ? shortDelay : retryDelays[failures - 1]
      // Where nothing was received the error is shown at once.
      if (signal.aborted || !isCut(error) || now === 0 || wait === undefined) throw error
      await pause(wait, signal)
    }
  }
}

/** Returns whether an error is a temporary failure of the connection or the server. */
const isCut = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError') || isBusy(error)

const isBusy = (error: unknown) => error instanceof WrongAnswerError && /^5\d\d /.test(error.message)

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work()
  return navigator.locks.request('cdec-download', work) as Promise<Result> // typed as a nested promise
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
