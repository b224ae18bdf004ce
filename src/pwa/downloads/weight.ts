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
  return weight ?? (head && (await import('./downloads')).sizeByRange(address))
}
