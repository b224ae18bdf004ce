import { createHash } from 'node:crypto'
import type { Wrapping } from '@/contract/rows/define-rows'
import { wrap } from '../answers'
import { type Query, type Row, type TableName, table } from '../db'
import type { Call } from '../route'
import { currentScenario, listHabits } from '../scenarios/play'

/** The order of lists: by position, the newest first (of two records of one day the younger one), else by id. */
export function orderOf({
  position,
  date,
}: {
  position?: string | undefined
  date?: string | undefined
}): Required<Query>['orderBy'] {
  if (position !== undefined) return [{ [position]: 'asc' }, { id: 'asc' }]
  return date === undefined ? [{ id: 'asc' }] : [{ [date]: 'desc' }, { id: 'desc' }]
}

interface List extends Query {
  from: TableName
  wrapping?: Wrapping | undefined
  /** Returns what the provider shows of a row; by default all of it. */
  show?: (row: Row) => object
}

/** Answers a list with its ETag: whole, or the page that the request names where the scenario answers in pages. */
export function answerList({ request, query, locale }: Call, { from, wrapping = 'bare', show, ...asked }: List) {
  const { orderBy = asked.orderBy, pages } = listHabits(request)
  const rowsOf = (page: Query) => {
    const rows = table(from).findMany({ ...asked, ...(orderBy && { orderBy }), ...page }, locale)
    return show ? rows.map(show) : rows
  }
  if (!pages) return withTag(request, wrap(rowsOf({}), wrapping))
  const current = Number(query.get('page') ?? 1)
  const rows = rowsOf({ take: pages.size, skip: (current - 1) * pages.size })
  const total = table(from).count(asked, locale)
  const page = pages.wrap(rows, { current, total, path: new URL(request.url).pathname }, wrapping)
  return withTag(request, wrapping === 'data.data' ? { data: page } : page)
}

function withTag(request: Request, body: unknown): Response {
  const text = JSON.stringify(body)
  // A scenario may change the answer afterwards, so that another one has another tag.
  const tag = `W/"${createHash('sha1').update(currentScenario().name).update(text).digest('hex')}"`
  const headers = { ETag: tag, Vary: 'Accept-Language' }
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'Content-Type': 'application/json' } })
}
