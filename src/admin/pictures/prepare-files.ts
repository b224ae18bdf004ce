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
 * The file to send for a picture that was chosen: the original where no worker prepares it. One picture is prepared
 * after the other: a large one takes 200 MB while it is decoded.
 */
export function prepareFile(
  original: File,
  types: readonly string[],
  cropped?: { crop: Crop; whole: File },
): Promise<File | Unreadable> {
  const work = last.then(async () => {
    try {
      const request = { file: original, types, crop: cropped?.crop }
      // What the worker posts.
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
