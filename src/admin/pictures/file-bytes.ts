/** What a file of this site weighs for a reader, in bytes, as its server says; 0 where nobody says, or for another site's. */
export async function fileBytes(address: string): Promise<number> {
  if (address === '' || new URL(address, location.href).origin !== location.origin) return 0
  try {
    const { ok, headers } = await fetch(address, { method: 'HEAD' })
    return ok ? Number(headers.get('content-length')) : 0
  } catch {
    return 0
  }
}
