/** The median of every figure over several measurements of the same thing. */
export function medians(measured) {
  const [first = {}] = measured
  return Object.fromEntries(Object.keys(first).map((name) => [name, median(measured.map((one) => one[name]))]))
}

function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** How many there were, the one in the middle and the greatest. */
export function spread(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other)
  return { measured: sorted.length, median: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0 }
}
