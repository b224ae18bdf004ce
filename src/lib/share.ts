import { saveFile } from './save-file'

/**
 * How something was shared: by the device's own sheet (or the reader has closed that), copied, as a download, or not
 * at all.
 */
export type ShareOutcome = 'shared' | 'copied' | 'saved' | 'failed'

/** Shares a link or a text; `copied` is what is copied where the device has no sheet. */
export async function shareText(data: ShareData, copied: string): Promise<ShareOutcome> {
  if ('share' in navigator && (await succeeds(() => navigator.share(data)))) return 'shared'
  return (await succeeds(() => navigator.clipboard.writeText(copied))) ? 'copied' : 'failed'
}

/** Shares a file by the device's share sheet (messengers, Bluetooth); without one, as a download. */
export async function shareFile(file: File, title: string): Promise<ShareOutcome> {
  const data = { files: [file], title }
  const mayShare = 'canShare' in navigator && navigator.canShare(data)
  if (mayShare && (await succeeds(() => navigator.share(data)))) return 'shared'
  saveFile(file.name, file, file.type)
  return 'saved'
}

/** Returns whether an action has not failed. A share sheet that the reader closes is no failure. */
async function succeeds(action: () => Promise<void>): Promise<boolean> {
  try {
    await action()
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
