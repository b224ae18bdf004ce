import { contractSettings } from '@/contract/settings'
import { endingOf, isAnimation, isGif, isHeic, isJpeg, isPng, withEnding, withoutMetadata } from './file-kinds'

export interface PictureRequest {
  file: File
  /** The types the provider takes. */
  types: readonly string[]
}

/** What becomes of a chosen file. */
export type Preparation =
  /** A picture, made lighter than the original of `originalBytes`. */
  | { state: 'prepared'; file: File; originalBytes: number }
  /** A picture that is sent as it is, a `light` one without its metadata. `unsupported`: the browser cannot prepare it. */
  | { state: 'unchanged'; file: File; why: 'drawing' | 'animation' | 'light' | 'unsupported' }
  /** A document, or a picture that was read again from the record. */
  | { state: 'unprepared'; file: File }
  | Refusal

/** A file that is not sent: what it is, or that the field has one already. */
export interface Refusal {
  state: 'refused'
  name: string
  why: 'heic' | 'no picture' | 'html' | 'no document' | 'empty' | 'folder' | 'no file' | 'one too many'
}

/** The longest side of a prepared picture, in pixels. */
const longestSide = 1600
/** The maximum size of a prepared picture, in bytes. */
const usualWeight = 200 * 1024

/**
 * Encodes a picture for sending: upright, at most 1,600 px and about 200 KiB, without
 * metadata. A light PNG and a photo that encoding would not make lighter lose their metadata only, where they are not larger.
 * Drawings are not changed: a canvas would rasterise them. Neither are GIFs, nor animations, which it would stop, of at most
 * 1,600 px: a larger one takes hundreds of megabytes of a reader's memory, however light its file.
 */
export async function encodePicture({ file, types }: PictureRequest): Promise<Preparation> {
  if (file.type === 'image/svg+xml') return { state: 'unchanged', why: 'drawing', file }
  const bytes = new Uint8Array(await file.arrayBuffer())
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return { state: 'refused', name: file.name, why: isHeic(bytes) ? 'heic' : 'no picture' }
  }
  const isSmall = Math.max(bitmap.width, bitmap.height) <= longestSide
  if (isSmall && isAnimation(bytes)) return { state: 'unchanged', why: 'animation', file }
  if (!isExactCanvas()) return { state: 'unchanged', why: 'unsupported', file }
  const [isPhoto, isGraphic] = [isJpeg(bytes), isPng(bytes)]
  const bare = isPhoto || isGraphic ? new File(withoutMetadata(bytes), file.name, { type: file.type }) : file
  const isLight = isSmall && bare.size <= usualWeight && types.includes(file.type)
  if (isLight && (isGraphic || isGif(bytes))) return { state: 'unchanged', why: 'light', file: bare }
  const canvas = draw(bitmap, longestSide)
  const type = await typeFor(types, !isPhoto && hasTransparency(canvas))
  if (isLight && isPhoto) {
    const blob = await canvas.convertToBlob({ type, quality: qualities[0] ?? 1 })
    if (blob.size >= bare.size && (await isSamePicture(bitmap, bare)))
      return { state: 'unchanged', why: 'light', file: bare }
  }
  const blob = await encode(bitmap, canvas, {
    type,
    // WebP of the best quality is lossless, and keeps the edges of a logo.
    qualities: isPhoto ? qualities : [1, ...qualities],
    originalBytes: bare.size,
  })
  const encoded = new File([blob], withEnding(file.name, endingOf(blob.type)), { type: blob.type })
  return { state: 'prepared', file: encoded, originalBytes: file.size }
}

/**
 * Returns whether a canvas gives back what is drawn on it. Against fingerprinting some browsers add noise to it (Brave, LibreWolf,
 * Firefox with resistFingerprinting), which would be published.
 */
function isExactCanvas(): boolean {
  const colours = Array.from({ length: 64 }, (_, n) => [n * 4, 255 - n * 4, (n * 37) % 256, 255])
  const canvas = new OffscreenCanvas(8, 8)
  const context = contextOf(canvas)
  for (const [n, [red, green, blue]] of colours.entries()) {
    context.fillStyle = `rgb(${red} ${green} ${blue})`
    context.fillRect(n % 8, Math.floor(n / 8), 1, 1)
  }
  return pixelsOf(canvas).every((value, at) => value === colours[Math.floor(at / 4)]?.[at % 4])
}

/** Returns whether a file looks like its bitmap without metadata: a photo may lose its rotation or colour profile. */
async function isSamePicture(bitmap: ImageBitmap, file: File): Promise<boolean> {
  const other = await createImageBitmap(file)
  if (other.width !== bitmap.width || other.height !== bitmap.height) return false
  const [one, two] = [bitmap, other].map((picture) => pixelsOf(draw(picture, 256)))
  return one !== undefined && one.every((value, at) => value === two?.[at])
}

/** Draws a picture on a canvas whose longest side is at most `side`. */
function draw(bitmap: ImageBitmap, side: number): OffscreenCanvas {
  const { width, height } = bitmap
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

function contextOf(canvas: OffscreenCanvas) {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas')
  return context
}

const pixelsOf = (canvas: OffscreenCanvas) => contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data

/** Returns whether a point lets the ground through. Some browsers round the alpha of opaque points down by a few steps. */
function hasTransparency(canvas: OffscreenCanvas): boolean {
  const data = pixelsOf(canvas)
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 250) return true
  return false
}

/** JPEG and WebP qualities, from indistinguishable to acceptable. */
const qualities = [0.86, 0.78, 0.68, 0.56]

/** The side below which a picture is not made smaller for its weight, in pixels. */
const smallestSide = 640

/**
 * Encodes with the best quality that is neither heavier than the original (`originalBytes`) nor than 200 KiB; where no quality is
 * below 200 KiB, in a smaller size.
 */
async function encode(
  bitmap: ImageBitmap,
  whole: OffscreenCanvas,
  {
    type,
    qualities: [first = 1, ...others],
    originalBytes,
  }: { type: string; qualities: readonly number[]; originalBytes: number },
): Promise<Blob> {
  let canvas = whole
  for (;;) {
    let blob = await canvas.convertToBlob({ type, quality: first })
    for (const quality of others) {
      if (blob.size <= Math.min(originalBytes, usualWeight) || type === 'image/png') break
      blob = await canvas.convertToBlob({ type, quality })
    }
    const side = Math.max(canvas.width, canvas.height)
    if (blob.size <= usualWeight || side <= smallestSide) return blob
    canvas = draw(bitmap, Math.max(smallestSide, side * 0.8))
  }
}

/** Some browsers write PNG where WebP is requested. */
async function typeFor(types: readonly string[], isTransparent: boolean): Promise<string> {
  if (contractSettings.pictures === 'WebP' && types.includes('image/webp')) {
    const canvas = new OffscreenCanvas(1, 1)
    contextOf(canvas)
    if ((await canvas.convertToBlob({ type: 'image/webp' })).type === 'image/webp') return 'image/webp'
  }
  return isTransparent ? 'image/png' : 'image/jpeg'
}
