/**
 * Applies the `Range` of a GET to a response, as a web server in front of the provider does (RFC 9110, section 14): 206; 416
 * beyond the end; the whole for another version (`If-Range`) or for several ranges.
 */
export async function ranged(request: Request, response: Response): Promise<Response> {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  if (request.method !== 'GET' || response.status !== 200 || first + last === '') return response
  const { headers } = response
  const version = request.headers.get('if-range')
  if (version !== null && version !== headers.get('etag') && version !== headers.get('last-modified')) return response
  const body = await response.arrayBuffer()
  const size = body.byteLength
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from > to) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
  const part = new Headers(headers)
  part.set('Content-Range', `bytes ${from}-${to}/${size}`)
  part.set('Content-Length', String(to - from + 1))
  return new Response(body.slice(from, to + 1), { status: 206, headers: part })
}
