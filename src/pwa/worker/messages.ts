import type { Locale } from '@/i18n/locale'

/**
 * A page's message to the service worker: to activate, to cache the files of a language, those of the lists alone or all of them
 * (answered with whether it has them), to tell whether it has all of them, to cache the documents of pages that are not cached, or
 * a picture of at most `maxBytes` (answered with its size in bytes, 0 where it was not cached), to remove a picture, or the
 * documents of a page in both languages.
 */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  | { type: 'CACHE_LANGUAGE'; locale: Locale; part: 'lists' | 'site' }
  | { type: 'HAS_LANGUAGE'; locale: Locale }
  | { type: 'CACHE_PAGES'; paths: readonly string[] }
  | { type: 'CACHE_PICTURE'; address: string; maxBytes: number }
  | { type: 'FORGET_PICTURE'; address: string }
  | { type: 'FORGET_PAGE'; path: string }
