/** Validation messages by field; messages that belong to no field are under ''. */
type FieldMessages = Readonly<Record<string, readonly string[]>>

type Loss = 'cut' | 'timeout'

/**
 * The only error of a call besides an abort. `status` is the response's, 0 when there was none (no network, connection
 * cut); a response that cannot be parsed keeps its status, 200 included. `message` is the provider's text, '' when it
 * gave none, so that a screen can write `error.message || …`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly fields: FieldMessages
  /** The earliest moment for a retry that the provider named, in milliseconds since 1970; 0 for none. */
  readonly notBefore: number
  /**
   * How an answer was lost: the connection broke before the whole body of an upload was sent, or nothing arrived within the
   * answer timeout. Undefined where neither is known.
   */
  readonly loss: Loss | undefined

  constructor(
    status: number,
    message = '',
    fields: FieldMessages = {},
    { notBefore = 0, loss, ...options }: ErrorOptions & { notBefore?: number; loss?: Loss | undefined } = {},
  ) {
    super(message, options)
    this.status = status
    this.fields = fields
    this.notBefore = notBefore
    this.loss = loss
  }
}

/** Returns whether an error is an `ApiError` with this status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status

/** Returns the error of a response from its status, its parsed body (of any shape) and the moment of `notBefore`. */
export function errorFrom(status: number, body: unknown, notBefore = 0) {
  if (!isRecord(body)) return new ApiError(status, '', {}, { notBefore })
  return new ApiError(status, messageOf(body), fieldMessages(body.errors), { notBefore })
}

/** Returns the first message of each field, for a form; `galleryPhotos.0` counts as `galleryPhotos`. */
export function firstMessages(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  const first = new Map<string, string>()
  for (const [path, [message]] of Object.entries(error.fields)) {
    const field = path.split(/[.[]/)[0] ?? ''
    if (field !== '' && message !== undefined && !first.has(field)) first.set(field, message)
  }
  return Object.fromEntries(first)
}

/** Returns every message of every field, in the provider's order. */
export function allMessages(error: unknown): string[] {
  return error instanceof ApiError ? Object.values(error.fields).flat() : []
}

function messageOf(body: Record<string, unknown>) {
  const message = [body.message, body.error].find((value) => typeof value === 'string')
  return typeof message === 'string' ? message.trim() : ''
}

function fieldMessages(errors: unknown): FieldMessages {
  const entries: [string, string[]][] = isRecord(errors)
    ? Object.entries(errors).map(([field, value]) => [field, texts(value)])
    : [['', texts(errors)]]
  return Object.fromEntries(entries.filter(([, messages]) => messages.length > 0))
}

function texts(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.filter((item) => typeof item === 'string').filter((item) => item.trim() !== '')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
