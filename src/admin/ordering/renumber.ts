/**
 * The fewest changes of numbers that put items in this order: their present numbers, in the order that is wanted, give
 * the new number of each one that changes, by its index. New numbers are from 1 on, since an order of 0 is not sent.
 */
export function renumber(present: readonly number[]): ReadonlyMap<number, number> {
  // An item may stay where there are enough whole numbers for all that come before it, and between it and the last that
  // stays. `length` is the longest such chain that ends with an item, `before` the one it follows.
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
