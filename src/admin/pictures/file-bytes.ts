/** Resolves to the Content-Length of a file of this site, in bytes; 0 for unknown, or for another site's file. */
export async function fileBytes(address: string): Promise<number> {
  if (address === '' || new URL(address, location.href).origin !== location.origin) return 0
  try {
    const { ok, headers } = await fetch(address, { method: 'HEAD' })
    return ok ? Number(headers.get('content-length')) : 0
  } catch {
    return 0
  }
}
