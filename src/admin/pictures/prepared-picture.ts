import type { Crop, PictureResult } from './prepare'

/** A chosen picture, and the result of preparing it. */
export interface PreparedPicture {
  original: File
  /** `failed`: the worker could not be loaded, or the browser cannot prepare pictures. */
  result: Exclude<PictureResult, { state: 'undecodable' }> | { state: 'failed' }
  /** The cropped part, and the whole picture as it was prepared before. */
  cropped?: { crop: Crop; whole: File }
}

/** A chosen file that is not sent: the browser cannot show it, it has 0 bytes, or it is not what was chosen any more. */
export interface Unreadable {
  name: string
  why: 'heic' | 'other' | 'empty' | 'changed'
}

/** Returns the prepared file of a picture, else the original. */
export const preparedFile = ({ original, result }: PreparedPicture) => ('file' in result ? result.file : original)
