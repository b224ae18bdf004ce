import { saveFile } from '@/lib/save-file'
import { attempt } from '@/ui/button/share-button'

/**
 * How something was shared: by the device's own sheet (or the reader has closed that), copied, as a download, or not
 * at all.
 */
export type ShareOutcome = 'shared' | 'copied' | 'saved' | 'failed'

/** Shares a link or a text; `copied` is what is copied where the device has no sheet. */
export async function shareText(data: ShareData, copied: string): Promise<ShareOutcome> {
  if ('share' in navigator && (await attempt(() => navigator.share(data))) !== 'failed') return 'shared'
  return (await attempt(() => navigator.clipboard.writeText(copied))) === 'done' ? 'copied' : 'failed'
}

/** Shares a file by the device's share sheet (messengers, Bluetooth); without one, as a download. */
export async function shareFile(file: File, title: string): Promise<ShareOutcome> {
  const data = { files: [file], title }
  if (mayShare(data) && (await attempt(() => navigator.share(data))) !== 'failed') return 'shared'
  saveFile(file.name, file, file.type)
  return 'saved'
}

function mayShare(data: ShareData) {
  return 'canShare' in navigator && navigator.canShare(data)
}
