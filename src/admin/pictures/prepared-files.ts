import type { Crop, PictureResult } from './prepare'

/** The result of preparing a chosen picture. */
export interface PreparedPicture {
  original: File
  /** `failed`: the worker could not be loaded, or the browser cannot prepare pictures. */
  result: Exclude<PictureResult, { state: 'undecodable' }> | { state: 'failed' }
  /** The cropped part, and the whole picture as it was prepared before. */
  cropped?: { crop: Crop; whole: File }
}

const known = new WeakMap<File, PreparedPicture>()

/** Returns the preparation of a file of a form, which may be the prepared one or the original. */
export const preparationOf = (file: File): PreparedPicture | undefined => known.get(file)

/** The file to send for a picture. */
export function preparedFile(picture: PreparedPicture): File {
  const file = 'file' in picture.result ? picture.result.file : picture.original
  known.set(picture.original, picture)
  known.set(file, picture)
  return file
}
