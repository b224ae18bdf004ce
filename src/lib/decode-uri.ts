/** Decodes a part of an address; returns it as it is where it is not validly encoded. */
export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
