/** Resolves to the answer of a HEAD request; undefined without one. */
export const headOf = (address: string) =>
  fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(8000) }).catch(() => undefined)

/** Returns a document's Content-Length in bytes; undefined where it is unknown, or that of a compressed body. */
export const sizeOf = ({ headers }: Response) =>
  (headers.has('content-encoding') ? 0 : Number(headers.get('content-length'))) || undefined

/** Resolves to a document's size in bytes; undefined where it is unknown. A server that refuses HEAD is asked for the first byte. */
export async function weightOf(address: string): Promise<number | undefined> {
  const head = await headOf(address)
  const weight = head?.ok ? sizeOf(head) : undefined
  return weight ?? (head && sizeByRange(address))
}

async function sizeByRange(address: string): Promise<number | undefined> {
  const stop = new AbortController()
  try {
    const answer = await fetch(address, { headers: { Range: 'bytes=0-0' }, cache: 'no-store', signal: stop.signal })
    const [, total] = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? []
    return answer.status === 206 ? Number(total) || undefined : answer.ok ? sizeOf(answer) : undefined
  } catch {
    return undefined
  } finally {
    // Nothing of a whole document is wanted from a server without ranges.
    stop.abort()
  }
}
