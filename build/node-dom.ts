import { JSDOM } from 'jsdom'

/** Gives Node what reads the texts of records: a DOM parser, and the window of the sanitiser (src/lib/sanitize.ts). */
export function installDom(): void {
  if ('sanitizerWindow' in globalThis) return
  const { window } = new JSDOM()
  Object.assign(globalThis, { DOMParser: window.DOMParser, sanitizerWindow: window })
}
