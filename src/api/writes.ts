import type { FormOf, Resource } from '@/contract/resource'
import type { RowOf } from '@/contract/rows/define-rows'
import { recordPath } from './client'
import { encode, encodeUpdate } from './encode'
import { type Call, type CallOptions, request } from './http'
import { readIfFits } from './unwrap'
import { upload } from './upload'

// The writes of every resource. All reject with an `ApiError`, or with the signal's reason when aborted.

export interface WriteOptions extends CallOptions {
  /** Called with the sent fraction of an upload, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/** Returns the created record, null where the answer does not contain it. */
export function create<R extends Resource>(
  resource: R,
  values: FormOf<R>,
  options: WriteOptions = {},
): Promise<RowOf<R> | null> {
  return write(resource, resource.path, { method: 'POST', body: encode(resource, values, 'create') }, options)
}

/** Returns the updated record, null where the answer does not contain it. */
export function update<R extends Resource>(
  resource: R,
  key: number | string,
  values: FormOf<R>,
  options: WriteOptions = {},
): Promise<RowOf<R> | null> {
  return write(resource, recordPath(resource, key), encodeUpdate(resource, values, key), options)
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
