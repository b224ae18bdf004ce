/** For how long a read is not repeated, in milliseconds. */
export const freshMs = 60_000

let start = 0

export function beginVisit(): void {
  start = Date.now()
}

/** Returns when the client bundle of this visit started, in milliseconds; now, if the clock was put back since. */
export function visitStart(): number {
  start = Math.min(start, Date.now())
  return start
}
