/** Returns the URL of a text; undefined for a text that is none. The supported browsers do not all have `URL.parse`. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
