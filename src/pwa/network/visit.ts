/** How long a read counts as fresh, in milliseconds: it is not asked again, and its date is not worth a word. */
export const freshFor = 60_000

let start: number | undefined

/** When this visit began, in milliseconds: the first time anybody asks, which the browser's entry does at once. */
export function visitStart(): number {
  start ??= Date.now()
  return start
}
