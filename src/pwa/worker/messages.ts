/** A page's message to the service worker: to activate, or to cache the documents of pages that are not cached. */
export type WorkerMessage = { type: 'SKIP_WAITING' } | { type: 'CACHE_PAGES'; paths: readonly string[] }
