/** The context that the calls need from the page. */
interface PageContext {
  /** The language to ask for, 'fr' or 'en'. */
  locale: () => string
  /** Called after a 401 has removed the token. */
  onUnauthorized: () => void
  /** The provider's origin where it is not the page's own: at build. */
  origin?: string
}

const unconnected: PageContext = { locale: () => 'fr', onUnauthorized: () => undefined }
let connection = unconnected

/** Called once, at the start of the page. Returns a function that disconnects it. */
export function connect(page: PageContext): () => void {
  connection = page
  return () => {
    connection = unconnected
  }
}

export const pageContext = () => connection
