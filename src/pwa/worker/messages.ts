/** A page's message to the service worker: to activate, to cache the documents of pages that are not cached, to remove a picture. */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  | { type: 'CACHE_PAGES'; paths: readonly string[] }
  | { type: 'FORGET_PICTURE'; address: string }
