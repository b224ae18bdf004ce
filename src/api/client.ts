import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { ApiError } from './errors'
import { type CallOptions, request } from './http'
import { requestWhole } from './pages'
import { readList, readOne } from './unwrap'

// The reads of every resource. Both reject with an `ApiError`, or with the signal's reason when aborted.

interface ListOptions extends CallOptions {
  /** Searched by the provider, where the resource has a search. */
  search?: string | undefined
}

export async function list<R extends Rows>(resource: R, options: ListOptions = {}): Promise<RowOf<R>[]> {
  const { search = '', ...call } = options
  const query = resource.search && search !== '' ? `?${new URLSearchParams({ [resource.search]: search })}` : ''
  return readList(resource, await requestWhole(resource.path + query, call))
}

/** One record by its id or slug; a 404 `ApiError` when the list it is looked up in does not hold it. */
export async function read<R extends Rows>(
  resource: R,
  key: number | string,
  options: CallOptions = {},
): Promise<RowOf<R>> {
  if (resource.one === 'path') return readOne(resource.row, await request(recordPath(resource, key), options))
  return findRow(resource, key, await list(resource, options))
}

/** The row with this id or slug; a 404 `ApiError` when there is none. */
export function findRow<R extends Rows>(resource: R, key: number | string, rows: readonly RowOf<R>[]): RowOf<R> {
  const row = rows.find((candidate) => String(Reflect.get(candidate, resource.key)) === String(key))
  if (row === undefined) throw new ApiError(404)
  return row
}

/** The address of one record. */
export function recordPath(resource: Rows, key: number | string) {
  return `${resource.path}/${encodeURIComponent(key)}`
}
