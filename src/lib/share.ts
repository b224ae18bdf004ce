type ShareOutcome = 'shared' | 'copied' | 'failed'

/**
 * Opens the device's share sheet; where it has none, or the sheet fails, copies `text`. A sheet that the reader closes
 * counts as shared.
 */
export async function share(data: ShareData, text: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
