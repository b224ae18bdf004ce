/**
 * Returns the fewest changes of numbers that produce an order: the new numbers by index, for the current numbers in the wanted
 * order. New numbers begin at 1, because an order of 0 is not sent.
 */
export function renumber(present: readonly number[]): ReadonlyMap<number, number> {
  // An item keeps its number where enough integers are left before it and after the previous kept item. `length` is the
  // longest such chain that ends with an item, `before` its predecessor.
  const length: number[] = []
  const before: number[] = []
  present.forEach((number, n) => {
    length[n] = Number.isInteger(number) && (number >= n + 1 || (n === 0 && number === 0)) ? 1 : 0
    before[n] = -1
    for (let other = 0; other < n; other += 1) {
      const fits = Number.isInteger(number) && (length[other] ?? 0) > 0 && number - (present[other] ?? 0) >= n - other
      if (fits && (length[other] ?? 0) + 1 > (length[n] ?? 0)) {
        length[n] = (length[other] ?? 0) + 1
        before[n] = other
      }
    }
  })
  const stays = new Set<number>()
  for (let at = length.indexOf(Math.max(...length, 0)); at >= 0 && (length[at] ?? 0) > 0; at = before[at] ?? -1)
    stays.add(at)
  const changes = new Map<number, number>()
  let last = 0
  present.forEach((number, n) => {
    last = stays.has(n) ? number : last + 1
    if (!stays.has(n)) changes.set(n, last)
  })
  return changes
}
