/** What a page may ask of the service worker. */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  /** Fetch what is missing or damaged: of every page, or of what all need. Answered with whether it is all there. */
  | { type: 'COMPLETE'; everyPage: boolean }
  /** Answered with a `FileCount`. */
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

/** Asks the active worker; what it answers through the port. Never answered where there is none. */
async function ask<Answer>(message: WorkerMessage): Promise<Answer> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<Answer>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
  })
  port1.start()
  active?.postMessage(message, [port2])
  return answered
}

/** What of the build is on this device. */
export const countFiles = () => ask<FileCount>({ type: 'COUNT' })

/**
 * Fetches what is missing or damaged of `everyPage`, or else of what all pages need; gives whether it is all there. By
 * then the worker answers for this page, unless that was reloaded past it.
 */
export const completeFiles = (everyPage: boolean) => ask<boolean>({ type: 'COMPLETE', everyPage })
