// A device may have any time of day; the provider's is learnt from the `Date` of its answers.

/** How far the provider's clock is ahead of the device's, in milliseconds; undefined before the first answer. */
let ahead: number | undefined

/** Learns the provider's time from the `Date` header of an answer that has just come. */
export function learnProviderTime(header: string | null): void {
  const moment = Date.parse(header ?? '')
  if (!Number.isNaN(moment)) ahead = moment - Date.now()
}

/** The next answer says it anew. */
export function forgetProviderTime(): void {
  ahead = undefined
}

/** A moment of the device's clock on the provider's, in milliseconds; undefined while that is not known. */
export const onProviderClock = (moment: number) => (ahead === undefined ? undefined : moment + ahead)
