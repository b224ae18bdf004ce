import type { OutputOf, Resource } from '@/contract/resource'
import type { RowOf } from '@/contract/rows/define-rows'
import { contractSettings, type MultipartUpdates } from '@/contract/settings'
import { ApiError } from './errors'
import { type Call, type CallOptions, headersOf, notBefore, readAnswer, request, tokenOf } from './http'
import { withTimeout } from './lost-answer'
import { recordPath } from './reads'
import { readIfFits } from './unwrap'

// The writes of every resource. All reject with an `ApiError`, also at the answer timeout, or with the signal's reason when
// aborted. An upload may take as long as its bytes move.

export interface WriteOptions extends CallOptions {
  /** Called with the sent fraction of an upload, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  /** How long the answer may take once all is sent, in milliseconds. */
  timeoutMs?: number | undefined
}

/** Creates a record from the output of its form's schema. Returns it, null where the answer does not contain it. */
export function create<R extends Resource>(
  resource: R,
  output: OutputOf<R>,
  options: WriteOptions = {},
): Promise<RowOf<R> | null> {
  return write(resource, resource.path, { method: 'POST', body: encode(resource, output, 'create') }, options)
}

/** Updates a record with the output of its form's schema. Returns it, null where the answer does not contain it. */
export function update<R extends Resource>(
  resource: R,
  key: number | string,
  output: OutputOf<R>,
  options: WriteOptions = {},
): Promise<RowOf<R> | null> {
  return write(resource, recordPath(resource, key), encodeUpdate(resource, output, key), options)
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

type Operation = 'create' | 'update'

/**
 * The body of a creation or an update, as the resource sends it: JSON text, or multipart with `name[n]` for lists
 * of files. `output` is that of the form's schema. Left out are files and dates that are not set, and every empty field where
 * the resource says so.
 */
export function encode(
  resource: Resource,
  output: object,
  operation: Operation,
  key: number | string | null = null,
): string | FormData {
  const fields = Object.entries(output).filter(([, value]) => isSent(resource, value, operation))
  if (resource.sends === 'multipart') return multipart(fields)
  const repeated = resource.repeatsId && typeof key === 'number' ? { id: key } : {}
  return JSON.stringify({ ...repeated, ...Object.fromEntries(fields) })
}

/** The method and the body of an update, as the provider reads them. */
export function encodeUpdate(
  resource: Resource,
  output: object,
  key: number | string | null,
  multipartUpdates: MultipartUpdates = contractSettings.multipartUpdates,
): { method: 'PUT' | 'POST'; body: string | FormData } {
  const body = encode(resource, output, 'update', key)
  if (typeof body === 'string' || multipartUpdates === 'PUT') return { method: 'PUT', body }
  body.append('_method', 'PUT')
  return { method: 'POST', body }
}

/** Whether a field is part of the body, by its value as the contract sends it. */
export function isSent(resource: Resource, value: unknown, operation: Operation): boolean {
  const omitsEmpty = resource.omitsEmpty === 'always' || (resource.omitsEmpty === 'on update' && operation === 'update')
  return value !== undefined && !(omitsEmpty && isEmpty(value))
}

function isEmpty(value: unknown) {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0)
}

function multipart(fields: [string, unknown][]) {
  const body = new FormData()
  for (const [name, value] of fields) {
    if (Array.isArray(value)) value.forEach((item: unknown, n) => append(body, `${name}[${n}]`, item))
    else append(body, name, value)
  }
  return body
}

function append(body: FormData, name: string, value: unknown) {
  if (value instanceof File) body.append(name, value, value.name)
  else if (typeof value === 'string' || typeof value === 'number') body.append(name, String(value))
}

interface Upload extends Call {
  /** Called with the sent fraction of the body, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Like `request`, with upload progress, which fetch does not report. */
export function upload(path: string, call: Upload): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const { signal } = call
    if (signal?.aborted) return reject(signal.reason)
    const token = tokenOf(call)
    const sender = new XMLHttpRequest()
    const abort = () => {
      sender.abort()
      end(() => reject(signal?.reason))
    }
    const end = (outcome: () => void) => {
      signal?.removeEventListener('abort', abort)
      outcome()
    }
    sender.open(call.method ?? 'POST', path)
    for (const [name, value] of Object.entries(headersOf(call, token))) sender.setRequestHeader(name, value)
    sender.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) call.onProgress(event.loaded / event.total)
    })
    sender.addEventListener('load', () =>
      end(() => {
        try {
          const askAgain = notBefore(sender.status, sender.getResponseHeader('Retry-After'))
          resolve(readAnswer(sender.status, sender.responseText, token, call, askAgain))
        } catch (error) {
          reject(error)
        }
      }),
    )
    let isBodySent = false
    sender.upload.addEventListener('load', () => {
      isBodySent = true
    })
    sender.addEventListener('error', () =>
      end(() => reject(new ApiError(0, '', {}, { loss: isBodySent ? undefined : 'cut' }))),
    )
    signal?.addEventListener('abort', abort)
    sender.send(call.body ?? null)
  })
}
