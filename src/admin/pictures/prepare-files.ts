import { runInWorker } from '@/admin/workers/run-in-worker'
import pictureWorker from './picture-worker?worker&url'
import type { Crop, PictureResult } from './prepare'
import { preparedFile } from './prepared-files'

let last: Promise<unknown> = Promise.resolve()

/** A picture that this browser cannot show: it is not sent. */
export interface Unreadable {
  name: string
  why: 'heic' | 'other'
}

/**
 * Prepares chosen pictures in a worker, one after the other, because a large one takes 200 MB while it is decoded. Without a
 * worker the original is used.
 */
export function prepareFile(
  original: File,
  types: readonly string[],
  cropped?: { crop: Crop; whole: File },
): Promise<File | Unreadable> {
  const work = last.then(async () => {
    try {
      const request = { file: original, types, crop: cropped?.crop }
      // The type of the worker's message.
      const result = (await runInWorker(pictureWorker, request)) as PictureResult
      if (result.state === 'undecodable') return { name: original.name, why: result.why }
      return preparedFile({ original, result, ...(cropped && { cropped }) })
    } catch {
      return preparedFile({ original, result: { state: 'failed' } })
    }
  })
  last = work
  return work
}
