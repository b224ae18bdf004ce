/** Whether the service worker keeps a picture. */
export async function isPictureKept(address: string): Promise<boolean> {
  try {
    return (await caches.match(address, { ignoreVary: true })) !== undefined
  } catch {
    return false
  }
}
