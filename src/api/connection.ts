import type { QueryKey } from '@tanstack/react-query'

/** What the calls need to know of the page around them. */
export interface Connection {
  /** The language to ask for, 'fr' or 'en'. */
  locale: () => string
  /** Called after a 401 has removed the token. */
  onUnauthorized: () => void
  /** Called when a persisted read has failed, before it rejects: there may be a copy of what it was to read. */
  onReadFailed?: (queryKey: QueryKey, error: unknown) => Promise<void>
  /** Where the provider is when it is not on the page's own origin: at build. */
  origin?: string
}

const unconnected: Connection = { locale: () => 'fr', onUnauthorized: () => undefined }
let connection = unconnected

/** Said once, at the start of the page; gives what ends it. */
export function connect(page: Connection): () => void {
  connection = page
  return () => {
    connection = unconnected
  }
}

export const currentConnection = () => connection
