/** Returns the median of every figure over several measurements. */
export function medians(measured) {
  const [first = {}] = measured
  return Object.fromEntries(Object.keys(first).map((name) => [name, median(measured.map((one) => one[name]))]))
}

function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Returns the count, the median and the maximum. */
export function spread(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other)
  return { measured: sorted.length, median: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0 }
}

/** Prints rows of figures as a markdown table under a title. */
export function print(title, rows) {
  const names = Object.keys(Object.values(rows)[0] ?? {})
  const line = (cells) => `| ${cells.join(' | ')} |`
  const body = Object.entries(rows).map(([row, figures]) =>
    line([row, ...names.map((name) => text(name, figures[name]))]),
  )
  console.log([`\n### ${title}\n`, line(['', ...names]), line(['---', ...names.map(() => '---:')]), ...body].join('\n'))
}

/** Formats a figure with its unit, which follows from its name. */
export function text(name, figure) {
  if (typeof figure === 'string') return figure
  if (name === 'layout shift') return figure.toFixed(3)
  if (/score|measured/.test(name)) return String(figure)
  return name.endsWith('KiB') ? String(Math.round(figure)) : `${Math.round(figure)} ms`
}
