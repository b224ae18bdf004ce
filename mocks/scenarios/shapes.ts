type Rows = object[]

/** Changes the records of an answer at any wrapping: the rows of a list, or the one record. */
export async function mapRows(
  response: Response,
  change: (rows: Rows) => Rows,
  reach: 'all' | 'lists' = 'all',
): Promise<Response> {
  const { value, wrapAgain } = unwrapped(await response.clone().json())
  if (Array.isArray(value)) return Response.json(wrapAgain(change(value)), { status: response.status })
  if (!isRecord(value) || reach === 'lists') return response
  return Response.json(wrapAgain(change([value])[0]), { status: response.status })
}

/** Returns the answer without the second half of its text. */
export async function halfAnswer(response: Response): Promise<Response> {
  const text = await response.text()
  return new Response(text.slice(0, text.length / 2), { status: response.status, headers: response.headers })
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

// A record of a resource; a count or a session is none.
function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'id' in value
}
