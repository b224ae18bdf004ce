/** A page's message to the service worker: to activate, or to fetch missing and damaged files again. */
export type WorkerMessage = { type: 'SKIP_WAITING' } | { type: 'HEAL' }

/** The worker's message to a page: a new version waits for the reader's consent, or a repair has failed. */
export type PageMessage = { type: 'UPDATE_OFFERED' } | { type: 'HEAL_FAILED' }
