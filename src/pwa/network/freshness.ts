import { savesData } from './low-data'

/** For how long a read is not repeated, and with a data saver, in milliseconds. */
const fresh = { usually: 60_000, saving: 15 * 60_000 }

// At build there is no reader, and in Node 20 no navigator.
export const freshMs = () => ('navigator' in globalThis && savesData() ? fresh.saving : fresh.usually)

let start = 0

export function beginVisit(): void {
  start = Date.now()
}

/** Returns when the client bundle of this visit started, in milliseconds; now, if the clock was put back since. */
export function visitStart(): number {
  start = Math.min(start, Date.now())
  return start
}
