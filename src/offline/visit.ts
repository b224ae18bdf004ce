let start: number | undefined

/** When this visit began, in milliseconds: the first time anybody asks, which the browser's entry does at once. */
export function visitStart(): number {
  start ??= Date.now()
  return start
}
