import { decodeUri } from '@/lib/decode-uri'
import { siteAddress } from '@/lib/site-address'
import { refreshCachedAddresses } from './cached-addresses'
import { momentHeader, openDownloads, titleHeader } from './downloads-cache'
import { dropParts } from './parts'
import { storeDocument } from './server-document'
import { continueTransfer, GoneError, WrongAnswerError } from './transfer'
import { setTransfer, type Transfer } from './transfers'

/** A document downloaded on this device: `savedAt` in milliseconds, `size` in bytes. */
export interface Download {
  address: string
  title: string
  savedAt: number
  size: number
}

/**
 * How a download ended. `full`: no space left; `refused`: the browser refuses storage; `absent`: the document did not arrive;
 * `gone`: the server no longer has it.
 */
type DownloadOutcome = 'done' | 'cancelled' | 'full' | 'refused' | 'absent' | 'gone'

/**
 * Fetches and stores a document of this site, after other downloads. An older copy stays until the new one is complete. What
 * was received stays when the document did not arrive or the page is closed, and the next download begins there.
 */
export async function downloadDocument(address: string, title: string): Promise<DownloadOutcome> {
  const { href } = new URL(address, location.href)
  const stop = new AbortController()
  const show: Show = (state, received, total) =>
    setTransfer(href, { address, title, state, received, total, cancel: () => stop.abort() })
  show('waiting', 0, undefined)
  const outcome = await inTurn(stop.signal, () => transferWhole(href, stop.signal, show))
    .then((document) => store(href, title, document))
    .catch((error: unknown) => (stop.signal.aborted ? 'cancelled' : failureOf(error)))
  if (outcome !== 'absent') await dropParts(href).catch(() => undefined)
  setTransfer(href, undefined)
  await refreshCachedAddresses()
  return outcome
}

/** Shows the state of a transfer, `received` and `total` in bytes. */
type Show = (state: Transfer['state'], received: number, total: number | undefined) => void

/** Runs the downloads one after the other, also those of other tabs, which would store the same parts. */
function inTurn<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work()
  return navigator.locks.request('cdec-download', { signal }, work) as Promise<Result> // typed as a nested promise
}

/** The longest delay before a retry, in milliseconds; the return of the network ends it. */
const maxDelayMs = 30_000

/**
 * Transfers a document, for as long as it takes: where the connection was cut it goes on from the received byte. Rejects at
 * once where nothing was received or the server refuses.
 */
async function transferWhole(href: string, signal: AbortSignal, show: Show): Promise<Response> {
  let received = 0
  let total: number | undefined
  let failures = 0
  for (;;) {
    const before = received
    show('active', received, total)
    try {
      return await continueTransfer(href, signal, (bytes, all) => {
        received = bytes
        total = all
        show('active', received, total)
      })
    } catch (error) {
      if (signal.aborted || received === 0 || !isCut(error)) throw error
      failures = received > before ? 0 : failures + 1
      if (failures > 0) show('interrupted', received, total)
      await pause(Math.min(200 * 2 ** failures, maxDelayMs), signal)
      signal.throwIfAborted()
    }
  }
}

/** Returns whether an error is a temporary failure of the connection or the server. */
const isCut = (error: unknown) =>
  error instanceof TypeError || isNamed(error, 'AbortError') || (error instanceof WrongAnswerError && error.isTemporary)

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name

/** Resolves after a delay, when the network is back, or when `signal` aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const end = () => {
      clearTimeout(timer)
      ended.abort()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end, { signal: ended.signal })
    window.addEventListener('online', end, { signal: ended.signal })
  })
}

async function store(href: string, title: string, document: Response): Promise<'done'> {
  await storeDocument(href, encodeURIComponent(title), document)
  // Persistent storage is not evicted by the browser.
  void navigator.storage?.persist?.().catch(() => false)
  return 'done'
}

function failureOf(error: unknown): DownloadOutcome {
  if (error instanceof GoneError) return 'gone'
  if (error instanceof WrongAnswerError || error instanceof TypeError || isNamed(error, 'AbortError')) return 'absent'
  return isNamed(error, 'QuotaExceededError') ? 'full' : 'refused'
}

export async function removeDownload(address: string): Promise<void> {
  try {
    const cache = await openDownloads()
    await cache.delete(address, { ignoreVary: true })
  } catch {
    // Nothing is downloaded where storage is refused.
  }
  await refreshCachedAddresses()
}

/** Resolves to the downloaded documents, newest first; undefined when the browser refuses storage. */
export async function listDownloads(): Promise<Download[] | undefined> {
  try {
    const cache = await openDownloads()
    const requests = await cache.keys()
    const all = await Promise.all(requests.map(async ({ url }) => describe(url, await cache.match(url))))
    return all.flat().sort((one, other) => other.savedAt - one.savedAt)
  } catch {
    return undefined
  }
}

async function describe(url: string, response: Response | undefined): Promise<Download[]> {
  if (response === undefined) return []
  const address = siteAddress(url) ?? url
  const size = Number(response.headers.get('content-length')) || (await response.blob()).size
  const savedAt = Number(response.headers.get(momentHeader)) || 0
  return [{ address, title: decodeUri(response.headers.get(titleHeader) ?? '') || address, savedAt, size }]
}
