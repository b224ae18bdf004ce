import type { FormOf, Resource, RowOf } from '@/contract/resource'
import { encode } from './encode'
import { ApiError } from './errors'
import { type Call, type CallOptions, request } from './http'
import { readIfFits, readList, readOne } from './unwrap'
import { upload } from './upload'

// The five calls of every resource. All reject with an `ApiError`, or with the signal's reason when aborted.

export interface ListOptions extends CallOptions {
  /** Searched by the provider, where the resource has a search. */
  search?: string | undefined
}

export interface WriteOptions extends CallOptions {
  /** Called with the share of an upload that has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

export async function list<R extends Resource>(resource: R, options: ListOptions = {}): Promise<RowOf<R>[]> {
  const { search = '', ...call } = options
  const query = resource.search && search !== '' ? `?${new URLSearchParams({ [resource.search]: search })}` : ''
  return readList(resource, await request(resource.path + query, call))
}

/** One record by its id or slug; a 404 `ApiError` when the list it is looked up in does not hold it. */
export async function read<R extends Resource>(
  resource: R,
  key: number | string,
  options: CallOptions = {},
): Promise<RowOf<R>> {
  if (resource.one === 'path') return readOne(resource.row, await request(recordPath(resource, key), options))
  const record = (await list(resource, options)).find((row) => keyOf(resource, row) === String(key))
  if (record === undefined) throw new ApiError(404)
  return record
}

/** Gives the new record where the answer holds it, null where it does not. */
export function create<R extends Resource>(
  resource: R,
  values: FormOf<R>,
  options: WriteOptions = {},
): Promise<RowOf<R> | null> {
  return write(resource, resource.path, { method: 'POST', body: encode(resource, values, 'create') }, options)
}

/** Gives the changed record where the answer holds it, null where it does not. */
export function update<R extends Resource>(
  resource: R,
  key: number | string,
  values: FormOf<R>,
  options: WriteOptions = {},
): Promise<RowOf<R> | null> {
  const call: Call = { method: 'PUT', body: encode(resource, values, 'update', key) }
  return write(resource, recordPath(resource, key), call, options)
}

export async function remove(resource: Resource, key: number | string, options: CallOptions = {}): Promise<void> {
  await request(recordPath(resource, key), { ...options, method: 'DELETE' })
}

async function write<R extends Resource>(
  resource: R,
  path: string,
  call: Call,
  options: WriteOptions,
): Promise<RowOf<R> | null> {
  const { onProgress, ...rest } = options
  const sent = { ...rest, ...call }
  const watched = onProgress !== undefined && call.body instanceof FormData
  return readIfFits(resource.row, await (watched ? upload(path, { ...sent, onProgress }) : request(path, sent)))
}

function recordPath(resource: Resource, key: number | string) {
  return `${resource.path}/${encodeURIComponent(key)}`
}

function keyOf(resource: Resource, row: object) {
  const key: unknown = Reflect.get(row, resource.key)
  return String(key)
}
