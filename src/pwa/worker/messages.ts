/** What a page asks of the service worker: to take the old one's place, or to fetch what is missing or damaged. */
export type WorkerMessage = { type: 'SKIP_WAITING' } | { type: 'HEAL' }

/** What the worker tells a page: a new version waits for its reader's word, or a repair has failed. */
export type PageMessage = { type: 'UPDATE_OFFERED' } | { type: 'HEAL_FAILED' }
