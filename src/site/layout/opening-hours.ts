const doualaOffset = 3_600_000

/** Whether a moment (in milliseconds) falls in the opening hours. Cameroon keeps UTC+1 all year. */
export function openingAt(moment: number, opening: { days: readonly number[]; from: number; to: number }): boolean {
  const local = new Date(moment + doualaOffset)
  const hour = local.getUTCHours()
  return opening.days.includes(local.getUTCDay()) && hour >= opening.from && hour < opening.to
}
