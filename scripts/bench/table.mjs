/** Rows of figures as a markdown table under a title. */
export function table(title, rows) {
  const names = Object.keys(Object.values(rows)[0] ?? {})
  const line = (cells) => `| ${cells.join(' | ')} |`
  const body = Object.entries(rows).map(([row, figures]) =>
    line([row, ...names.map((name) => text(name, figures[name]))]),
  )
  return [`\n### ${title}\n`, line(['', ...names]), line(['---', ...names.map(() => '---:')]), ...body].join('\n')
}

function text(name, figure) {
  if (name === 'layout shift') return figure.toFixed(3)
  if (name === 'score' || name === 'measured') return String(figure)
  return name.endsWith('KiB') ? String(Math.round(figure)) : `${Math.round(figure)} ms`
}
