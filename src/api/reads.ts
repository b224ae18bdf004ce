import { callKey, type RowOf, type Rows } from '@/contract/rows/define-rows'
import { ApiError } from './errors'
import { type Answer, ask, type Call, type CallOptions, waitUntil } from './http'
import { listIn, readList, readOne } from './unwrap'

// The reads of every resource. Both reject with an `ApiError`, or with the signal's reason when aborted.

interface ListOptions extends CallOptions {
  /** Searched by the provider, where the resource has a search. */
  search?: string | undefined
}

export async function list<R extends Rows>(resource: R, options: ListOptions = {}): Promise<RowOf<R>[]> {
  const { search = '', ...call } = options
  const query = resource.search && search !== '' ? `?${new URLSearchParams({ [resource.search]: search })}` : ''
  const { body, isPaged } = await requestWhole(resource.path + query, call)
  if (isPaged) pagedLists.add(resource.path)
  else pagedLists.delete(resource.path)
  return readList(resource, body)
}

/** The paths of the lists that the provider has last answered in pages. */
const pagedLists = new Set<string>()

/** Whether a list takes a request for each of its pages. */
export const isPagedList = ({ path }: Pick<Rows, 'path'>): boolean => pagedLists.has(path)

/** One record by its id; its present slug, where calls take that, is read in the list. A 404 `ApiError` when there is none. */
export async function read<R extends Rows>(
  resource: R,
  id: number,
  options: CallOptions = {},
  readRows: (options: CallOptions) => Promise<readonly RowOf<R>[]> = (call) => list(resource, call),
): Promise<RowOf<R>> {
  const find = async () => {
    const row = (await readRows(options)).find((candidate) => candidate.id === id)
    if (row === undefined) throw new ApiError(404)
    return row
  }
  if (resource.one === 'list') return find()
  const key = resource.key === 'id' ? id : callKey(resource, await find())
  return readOne(resource.row, (await askFirst(recordPath(resource, key), options)).body)
}

/** The address of one record. */
export function recordPath(resource: Rows, key: number | string) {
  return `${resource.path}/${encodeURIComponent(key)}`
}

interface Whole {
  /** The answer to the first page; its body is that of a list without pages, or all rows that were read. */
  answer: Answer
  isPaged: boolean
  /** Why the pages after those were not read. */
  failure?: ApiError
}

interface WholeCall extends Call {
  /** Called with the first page of a list that has more. */
  onFirstPage?: ((answer: Answer) => void) | undefined
}

/** Reads a list whole: a provider that answers in pages is asked for them one after the other. Rejects as `ask` does. */
export async function askWhole(
  path: string,
  { onFirstPage, ...call }: WholeCall = {},
  readPage = ask,
  readFirst = ask,
): Promise<Whole> {
  const answer = await readFirst(path, call)
  let next = nextPage(answer.body)
  if (next === undefined) return { answer, isPaged: false }
  onFirstPage?.(answer)
  const rows = new Map<unknown, unknown>()
  add(rows, answer.body)
  const whole = () => ({ answer: { ...answer, body: [...rows.values()] }, isPaged: true })
  for (let page = 2; next !== undefined; page += 1) {
    if (page > maxPages) return { ...whole(), failure: new ApiError(200, '', {}, { cause: 'too many pages' }) }
    try {
      const { body } = await readPage(withQuery(path, next), call)
      add(rows, body)
      next = nextPage(body)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401) throw error
      return { ...whole(), failure: error }
    }
  }
  return whole()
}

/**
 * Returns the body of a list that was read whole. Rejects also where one of its pages cannot be read, because a part of a list
 * is not the list. A limit of requests in the middle of it is waited for.
 */
export async function requestWhole(path: string, call: Call = {}): Promise<{ body: unknown; isPaged: boolean }> {
  const { answer, isPaged, failure } = await askWhole(path, call, askPatiently, askFirst)
  if (failure) throw failure
  return { body: answer.body, isPaged }
}

/** A limit of requests is waited for at once only by a caller that says so to the user. */
const askFirst = (path: string, call: Call = {}) => (call.onPause ? askPatiently : ask)(path, call)

/** How long a limit of requests is waited for, in milliseconds: Laravel's is of a minute. */
const maxWaitMs = 61_000

async function askPatiently(path: string, call: Call = {}): Promise<Answer> {
  try {
    return await ask(path, call)
  } catch (error) {
    if (!(error instanceof ApiError) || error.notBefore === 0 || error.notBefore > Date.now() + maxWaitMs) throw error
    call.onPause?.(error.notBefore - Date.now())
    await waitUntil(error.notBefore, call.signal)
    call.onPause?.(0)
    return ask(path, call)
  }
}

/** Adds the rows of a page. A row that was added between two reads moves others to the next page, where they come again. */
function add(rows: Map<unknown, unknown>, body: unknown): void {
  for (const row of listIn(body) ?? []) {
    const id: unknown = typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : row
    rows.set(id, row)
  }
}

function withQuery(path: string, query: URLSearchParams): string {
  const [address = '', own] = path.split('?')
  return `${address}?${new URLSearchParams([...new URLSearchParams(own), ...query])}`
}

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
  const next = fieldOf(fieldOf(answer, 'links'), 'next') ?? fieldOf(answer, 'next_page_url')
  if (typeof next === 'string' && next.includes('?')) return new URLSearchParams(next.slice(next.indexOf('?')))
  const current = countIn(answer, 'current_page')
  return current < countIn(answer, 'last_page') ? new URLSearchParams({ page: String(current + 1) }) : undefined
}

/** Returns the number of pages of a list, as a Laravel paginator names it; NaN where it does not. */
export function pageCount(answer: unknown): number {
  const count = countIn(answer, 'last_page')
  return Number.isNaN(count) ? countIn(fieldOf(answer, 'data'), 'last_page') : count
}

const countIn = (answer: unknown, name: string) =>
  Number(fieldOf(fieldOf(answer, 'meta'), name) ?? fieldOf(answer, name))

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
