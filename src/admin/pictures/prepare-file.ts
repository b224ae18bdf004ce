import { isReadable } from '@/admin/crud/record/values'
import { runInWorker } from '@/admin/workers/run-in-worker'
import picturesWorker from './picture-worker?worker&url'
import type { PictureResult } from './prepare'
import type { PreparedPicture, Unreadable } from './prepared-picture'

/**
 * Prepares a picture in a worker. Callers prepare one at a time, because a large one takes 200 MB while it is decoded. Without
 * a worker the original is used.
 */
export async function prepareFile(
  original: File,
  types: readonly string[],
  cropped?: PreparedPicture['cropped'],
): Promise<PreparedPicture | Unreadable> {
  try {
    const request = { file: original, types, crop: cropped?.crop }
    // The type of the worker's message.
    const result = (await runInWorker(picturesWorker, request)) as PictureResult
    if (result.state === 'undecodable') return { name: original.name, why: result.why }
    return { original, result, ...(cropped && { cropped }) }
  } catch {
    // The worker fails too on a file that cannot be read.
    if (!(await isReadable(original))) return { name: original.name, why: 'changed' }
    return { original, result: { state: 'failed' } }
  }
}
