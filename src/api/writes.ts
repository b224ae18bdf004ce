import type { FormOf, Resource } from '@/contract/resource'
import type { RowOf } from '@/contract/rows/define-rows'
import { recordPath } from './client'
import { encode, encodeUpdate } from './encode'
import { type Call, type CallOptions, request } from './http'
import { withTimeout } from './lost-answer'
import { readIfFits } from './unwrap'
import { upload } from './upload'

// The writes of every resource. All reject with an `ApiError`, also at the answer timeout, or with the signal's reason when
// aborted. An upload may take as long as its bytes move.

export interface WriteOptions extends CallOptions {
  /** Called with the sent fraction of an upload, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  /** How long the answer may take once all is sent, in milliseconds. */
  timeoutMs?: number | undefined
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

export async function remove(resource: Resource, key: number | string, options: WriteOptions = {}): Promise<void> {
  const { timeoutMs, ...call } = options
  const send = (signal: AbortSignal) => request(recordPath(resource, key), { ...call, signal, method: 'DELETE' })
  await withTimeout(options.signal, send, timeoutMs)
}

async function write<R extends Resource>(
  resource: R,
  path: string,
  call: Call,
  options: WriteOptions,
): Promise<RowOf<R> | null> {
  const { onProgress, timeoutMs, ...rest } = options
  const isUpload = hasFiles(call.body)
  const send = (signal: AbortSignal, renew: (ms?: number) => void) => {
    const sent = { ...rest, ...call, signal }
    if (!isUpload) return request(path, sent)
    return upload(path, {
      ...sent,
      onProgress: (share) => {
        renew(share < 1 ? undefined : timeoutMs)
        onProgress?.(share)
      },
    })
  }
  const answer = await withTimeout(options.signal, send, isUpload ? undefined : timeoutMs)
  return readIfFits(resource.row, answer)
}

const hasFiles = (body: Call['body']) =>
  body instanceof FormData && [...body.values()].some((value) => typeof value !== 'string')
