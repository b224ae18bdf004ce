/** How long a read is fresh, in milliseconds: it is not read again, and its date is not shown. */
export const freshFor = 60_000

let start = 0

export function beginVisit(): void {
  start = Date.now()
}

/** Returns when the client bundle of this visit started, in milliseconds; now, if the clock was put back since. */
export function visitStart(): number {
  start = Math.min(start, Date.now())
  return start
}
