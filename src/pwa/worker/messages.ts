/** A page's message to the service worker: to activate, or to cache the document of a page, which it answers when that is done. */
export type WorkerMessage = { type: 'SKIP_WAITING' } | { type: 'CACHE_PAGE'; address: string }
