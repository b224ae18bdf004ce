/** How long a read counts as fresh, in milliseconds: it is not asked again, and its date is not worth a word. */
export const freshFor = 60_000

let start = 0

export function beginVisit(): void {
  start = Date.now()
}

/** When this visit began, in milliseconds: with its client bundle. Once the clock has been put back it begins anew. */
export function visitStart(): number {
  start = Math.min(start, Date.now())
  return start
}
