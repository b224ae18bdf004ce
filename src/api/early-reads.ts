declare global {
  /**
   * What a prerendered document has asked for beside its program (app/boot/boot.ts), by address: a first visit
   * then waits for the longer of the two, not for one after the other.
   */
  var earlyReads: { locale: string; answers: Record<string, Promise<Response> | undefined> } | undefined
}

/** The answer to a visitor's read that the document has begun, if it has; each is given once. */
export function takeEarly(path: string, locale: string): Promise<Response> | undefined {
  const { earlyReads } = globalThis
  if (earlyReads?.locale !== locale) return undefined
  const answer = earlyReads.answers[path]
  earlyReads.answers[path] = undefined
  return answer
}

/** What the first page did not want will be older than a read by the time somebody does. */
export function forgetEarly(): void {
  globalThis.earlyReads = undefined
}
