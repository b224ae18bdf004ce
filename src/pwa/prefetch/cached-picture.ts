/** Whether the service worker keeps a picture. */
export async function isPictureCached(address: string): Promise<boolean> {
  try {
    return (await caches.match(address, { ignoreVary: true })) !== undefined
  } catch {
    return false
  }
}
