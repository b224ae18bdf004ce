/** What a page asks of the service worker: to take the old one's place, or to fetch what is missing or damaged. */
export type WorkerMessage = { type: 'SKIP_WAITING' } | { type: 'HEAL' }
