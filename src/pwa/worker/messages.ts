/** What a page may ask of the service worker. */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  /** Cache every public file, for a reader who saves data and asks for it. */
  | { type: 'CACHE_REST' }
  /** Fetch what is missing or damaged. */
  | { type: 'REPAIR' }
  /** Answered through the port with a `FileCount`. */
  | { type: 'COUNT' }

/** What the service worker says to the pages. */
export interface UpdateOffered {
  /** A new version is not downloaded, since data is saved: it waits to be asked for (`AvailableUpdate`). */
  type: 'UPDATE_OFFERED'
}

/** How many of the public files are on the device whole, of how many. */
export interface FileCount {
  here: number
  all: number
}

export function askWorker(message: WorkerMessage): void {
  navigator.serviceWorker?.controller?.postMessage(message, [])
}

/** Asks the active worker what is on this device; never answered where there is none. */
export async function countFiles(): Promise<FileCount> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const counted = new Promise<FileCount>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
  })
  port1.start()
  active?.postMessage({ type: 'COUNT' } satisfies WorkerMessage, [port2])
  return counted
}
