import type { Crop, Size } from './prepare'

/** The proportions of pictures on the site, width by height. */
export const shapes = { card: 16 / 10, page: 16 / 9, gallery: 3 / 2, portrait: 3 / 4 }
export type Shape = keyof typeof shapes

/** The position of the frame: `x` and `y` from 0 (left, top) to 1, `zoom` from 1 (as much as fits) to 4. */
export interface Framing {
  x: number
  y: number
  zoom: number
}

/** Returns the part of a picture in a frame of these proportions. */
export function cropOf({ width, height }: Size, shape: Shape, { x, y, zoom }: Framing): Crop {
  const wide = width / height / shapes[shape]
  const part = { width: Math.min(1, 1 / wide) / zoom, height: Math.min(1, wide) / zoom }
  return { ...part, x: x * (1 - part.width), y: y * (1 - part.height) }
}

/** Returns the framing after the picture was dragged by a fraction of the frame's width and height. */
export function moved(framing: Framing, crop: Crop, by: { x: number; y: number }): Framing {
  const along = (position: number, part: number, share: number) =>
    part >= 1 ? position : Math.min(1, Math.max(0, position - (share * part) / (1 - part)))
  return { ...framing, x: along(framing.x, crop.width, by.x), y: along(framing.y, crop.height, by.y) }
}
