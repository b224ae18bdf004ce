/** An element of the page: a CSS selector, an expression for its name, and the selector of the part where it is. */
export type Target = readonly [selector: string, name: string, part: string]

/** A window of a browser, as its driver moves it: with a real pointer, real keys and real files. */
export interface Engine {
  /** The name and the version of the browser. */
  readonly version: string
  /** The folder in which the browser saves downloads. */
  readonly downloads: string
  /** Loads an address. Resolves once the document is complete. */
  goto: (url: string) => Promise<void>
  /** Calls a function in the page, which can use its arguments only. They and the result are JSON. */
  run: <Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Returns whether the page shows an element that can be used. */
  has: (target: Target) => Promise<boolean>
  /** Returns where an element stands in its document, in CSS px; null where there is none. */
  placeOf: (target: Target) => Promise<string | null>
  click: (target: Target) => Promise<void>
  /** Clicks a point of the window, in CSS px. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Chooses an option of a `select` by its text. */
  choose: (target: Target, option: string) => Promise<void>
  /** Chooses files for an input by their paths. */
  upload: (target: Target, files: readonly string[]) => Promise<void>
  /** Types a text by keys. */
  type: (text: string) => Promise<void>
  /** Presses keys together, by their names in `KeyboardEvent.key`. */
  press: (...keys: string[]) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Returns what the pages have reported since the last call: console errors, uncaught exceptions, violations of the content policy. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}
