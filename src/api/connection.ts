/** What the calls need to know of the page around them. */
export interface Connection {
  /** The language to ask for, 'fr' or 'en'. */
  locale: () => string
  /** Called after a 401 has removed the token. */
  onUnauthorized: () => void
  /** Returns the answer to a visitor's read that the document has begun (app/boot/boot.ts); each one once. */
  earlyRead?: (path: string, locale: string) => Promise<Response> | undefined
  /** Where the provider is when it is not on the page's own origin: at build. */
  origin?: string
}

const unconnected: Connection = { locale: () => 'fr', onUnauthorized: () => undefined }
let connection = unconnected

/** Called once, at the start of the page. Returns a function that disconnects it. */
export function connect(page: Connection): () => void {
  connection = page
  return () => {
    connection = unconnected
  }
}

export const currentConnection = () => connection
