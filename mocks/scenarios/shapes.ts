type Rows = object[]

interface Reach {
  /** Does not change single records. */
  lists?: boolean
  /** Changes the wrapping; undefined keeps it. */
  wrap?: (value: unknown) => unknown
}

/** Changes the records of an answer at any wrapping: the rows of a list, or the one record. */
export async function mapRows(response: Response, change: (rows: Rows) => Rows, reach: Reach = {}): Promise<Response> {
  const body: unknown = await response.clone().json()
  const { value, wrapAgain } = unwrapped(body)
  const wrap = reach.wrap ?? wrapAgain
  if (Array.isArray(value)) return Response.json(wrap(change(value)), { status: response.status })
  if (!isRecord(value) || reach.lists) return response
  return Response.json(wrap(change([value])[0]), { status: response.status })
}

/** Returns the answer without the second half of its text. */
export async function halfAnswer(response: Response): Promise<Response> {
  const text = await response.text()
  return new Response(text.slice(0, text.length / 2), { status: response.status, headers: response.headers })
}

/** Returns the answer with a connection that breaks after its first half. */
export async function cutAnswer(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  let sent = false
  const body = new ReadableStream({
    async pull(controller) {
      // The first half has to be sent before the connection breaks.
      if (sent) await new Promise((resolve) => setTimeout(resolve, 20))
      if (sent) return controller.error(new Error('The connection was cut'))
      sent = true
      controller.enqueue(bytes.slice(0, bytes.length / 2))
    },
  })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length) }
  return new Response(body, { status: response.status, headers })
}

interface Unwrapped {
  value: unknown
  wrapAgain: (value: unknown) => unknown
}

/** Returns the list or record of an answer, whatever it is wrapped in. */
function unwrapped(body: unknown): Unwrapped {
  if (typeof body !== 'object' || body === null || !('data' in body)) return { value: body, wrapAgain: (same) => same }
  const { value, wrapAgain } = unwrapped(body.data)
  return { value, wrapAgain: (changed) => ({ ...body, data: wrapAgain(changed) }) }
}

/** Returns a record with its numbers as texts. */
export function numbersAsText(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  )
}

// A record of a resource; a count or a session is none.
function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'id' in value
}
