import type { Crop, PictureResult } from './prepare'

/** What became of a picture that was chosen. */
export interface PreparedPicture {
  original: File
  /** `failed`: the worker could not be had, or the browser cannot prepare pictures. */
  result: Exclude<PictureResult, { state: 'undecodable' }> | { state: 'failed' }
  /** The part of it that is sent, and the whole picture as it was prepared before. */
  cropped?: { crop: Crop; whole: File }
}

const known = new WeakMap<File, PreparedPicture>()

/** What is known of a file of a form, be it the prepared one or the original. */
export const preparationOf = (file: File): PreparedPicture | undefined => known.get(file)

/** The file to send for a picture. */
export function preparedFile(picture: PreparedPicture): File {
  const file = 'file' in picture.result ? picture.result.file : picture.original
  known.set(picture.original, picture)
  known.set(file, picture)
  return file
}
