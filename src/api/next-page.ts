/** The maximum number of pages that are read of one list. */
export const maxPages = 200

/**
 * Returns the query of the page after a list's answer, as a Laravel paginator names it (`{data, links, meta}`, or
 * `current_page` and `next_page_url` beside the rows; bare or in one `data`); undefined for the last page and for a list
 * without pages. Only the query is used: behind a web server the provider does not know its own address.
 */
export function nextPage(answer: unknown): URLSearchParams | undefined {
  return nextIn(answer) ?? nextIn(fieldOf(answer, 'data'))
}

function nextIn(answer: unknown): URLSearchParams | undefined {
  const meta = fieldOf(answer, 'meta')
  const next = fieldOf(fieldOf(answer, 'links'), 'next') ?? fieldOf(answer, 'next_page_url')
  if (typeof next === 'string' && next.includes('?')) return new URLSearchParams(next.slice(next.indexOf('?')))
  const [current, last] = ['current_page', 'last_page'].map((name) =>
    Number(fieldOf(meta, name) ?? fieldOf(answer, name)),
  )
  return current !== undefined && last !== undefined && current < last
    ? new URLSearchParams({ page: String(current + 1) })
    : undefined
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
