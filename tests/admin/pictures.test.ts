import { beforeEach, expect, test, vi } from 'vitest'
import { encodePicture } from '@/admin/pictures/encoding'
import { isAnimation, withoutMetadata } from '@/admin/pictures/file-kinds'

// The canvas of WebKit: it writes no WebP, and leaves an alpha of 254 on some points of a scaled photo.

/** The bytes of a point in a JPEG of quality 1. The photos differ in it by their details. */
let detail = 0
/** The number of points that a browser against fingerprinting alters. */
let noise = 0

class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  readonly filled: number[] = []

  getContext = () => {
    const { filled } = this
    return {
      fillStyle: '',
      drawImage: () => undefined,
      // A point at a time, from left to right and from the top down.
      fillRect() {
        filled.push(...(this.fillStyle.match(/\d+/g) ?? []).map(Number), 255)
      },
      getImageData: (_x: number, _y: number, width: number, height: number) => {
        const data = new Uint8ClampedArray(width * height * 4).fill(255)
        data[3] = 254
        if (filled.length > 0) data.set(filled)
        for (let at = 0; at < noise; at += 1) data[at * 40] = (data[at * 40] ?? 0) ^ 1
        return { data }
      },
    }
  }

  convertToBlob = async ({ type = '', quality = 1 } = {}) => {
    const isJpeg = type === 'image/jpeg'
    const bytes = this.width * this.height * (isJpeg ? detail * quality : 2)
    const content = new Uint8Array(bytes)
    new DataView(content.buffer).setUint32(0, this.width * 2 ** 16 + this.height)
    return new Blob([content], { type: isJpeg ? type : 'image/png' })
  }
}

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3000, height: 2000 }))
  noise = 0
})

const types = ['image/jpeg', 'image/png', 'image/webp']

/** Returns the size in px that the canvas has written into a picture. */
async function sizeOf(file: File) {
  const view = new DataView(await file.arrayBuffer())
  return { width: view.getUint16(0), height: view.getUint16(2) }
}

/** Prepares a photo of 3000 × 2000 px and 2 MB. Returns its name, its type and its size in px. */
async function prepared() {
  const bytes = new Uint8Array(2_000_000)
  bytes.set([0xff, 0xd8])
  const result = await encodePicture({ file: new File([bytes], 'photo.jpg', { type: 'image/jpeg' }), types })
  if (result.state !== 'prepared') throw new Error(result.state)
  const { file } = result
  return { name: file.name, type: file.type, ...(await sizeOf(file)) }
}

test('a photo whose canvas shows points that are almost opaque is sent as a JPEG', async () => {
  detail = 0.1
  expect(await prepared()).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg', width: 1600, height: 1067 })
})

test('a browser that alters what is drawn sends each picture as it is', async () => {
  noise = 1
  const file = new File([new Uint8Array([0xff, 0xd8, 1])], 'photo.jpg', { type: 'image/jpeg' })
  expect(await encodePicture({ file, types })).toEqual({ state: 'unchanged', why: 'unsupported', file })
})

const animated = 'GIF89a!\u00f9\u0004a!\u00f9\u0004b'
test.each([
  ['a PNG', '\u0089PNG\r\n\u001a\n', 'image/png', { state: 'prepared' }],
  ['a GIF', 'GIF89a', 'image/gif', { state: 'prepared' }],
  ['a photo', '\u00ff\u00d8', 'image/jpeg', { state: 'prepared' }],
  ['an animation', animated, 'image/gif', { state: 'prepared' }],
  ['a drawing', '<svg', 'image/svg+xml', { state: 'unchanged', why: 'drawing' }],
])('%s of 10,000 × 8,000 px in a few bytes is not sent in that size', async (_, signs, type, expected) => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10_000, height: 8000 }))
  detail = 0.01
  const file = new File([Uint8Array.from(signs, (sign) => sign.charCodeAt(0))], 'a', { type })
  const result = await encodePicture({ file, types: [...types, 'image/gif'] })
  expect(result).toMatchObject(expected)
  if (result.state === 'prepared') expect(await sizeOf(result.file)).toEqual({ width: 1600, height: 1280 })
})

const bytesOf = (...parts: (string | readonly number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part)))
/** A frame of a GIF: its graphic control extension, and its image. */
const frame = [
  [0x21, 0xf9, 4, 0, 10, 0, 0, 0],
  [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0],
]
const stripped = (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(withoutMetadata(bytes).flatMap((part) => [...part]))

test.each([
  ['GIF', bytesOf('GIF89a', [1, 0, 1, 0, 0, 0, 0], ...frame, ...frame), true],
  ['GIF', bytesOf('GIF89a', [1, 0, 1, 0, 0, 0, 0], ...frame), false],
  ['PNG', bytesOf([0x89], 'PNG\r\n', 'IHDR', 'acTL', 'fcTL', 'IDAT'), true],
  ['PNG', bytesOf([0x89], 'PNG\r\n', 'IHDR', 'IDAT', 'acTL'), false],
  ['WebP', bytesOf('RIFF....WEBPVP8X', [10, 0, 0, 0, 0x02]), true],
  ['WebP', bytesOf('RIFF....WEBPVP8X', [10, 0, 0, 0, 0x10]), false],
  ['AVIF', bytesOf([0, 0, 0, 24], 'ftypavis'), true],
])('a %s with several frames is an animation, with one it is none', (_kind, bytes, isOne) => {
  expect(isAnimation(bytes)).toBe(isOne)
})

test('a JPEG loses EXIF, XMP, comments and appended data, and keeps its scans and colours', () => {
  const segment = (marker: number, content: string) => [...bytesOf([0xff, marker, 0, content.length + 2], content)]
  const scan = [0xff, 0xda, 0, 4, 1, 2, 7, 0xff, 0, 8, 0xff, 0xd3, 9]
  const head = [...segment(0xe0, 'JFIF'), ...segment(0xe2, 'ICC_PROFILE\0'), ...segment(0xee, 'Adobe')]
  const picture = [...segment(0xc2, 'frame'), ...scan, ...segment(0xc4, 'table'), ...scan]
  const metadata = [
    ...segment(0xe1, 'Exif\0\0GPS'),
    ...segment(0xe1, 'http://ns.adobe.com'),
    ...segment(0xe2, 'MPF\0'),
    ...segment(0xed, 'Photoshop'),
    ...segment(0xfe, 'Yaou'),
  ]
  const second = [0xff, 0xd8, ...segment(0xe1, 'Exif GPS'), 0xff, 0xd9]
  const photo = bytesOf([0xff, 0xd8], head, metadata, picture, [0xff, 0xd9], second)
  expect(stripped(photo)).toEqual(bytesOf([0xff, 0xd8], head, picture, [0xff, 0xd9]))
})

test('a PNG loses texts, EXIF and times, and keeps its colours and picture', () => {
  const chunk = (type: string, content: string) => [...bytesOf([0, 0, 0, content.length], type, content, [1, 2, 3, 4])]
  const signature = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]
  const [head, colours, picture, end] = [
    chunk('IHDR', 'head'),
    chunk('iCCP', 'profile'),
    chunk('IDAT', 'picture'),
    chunk('IEND', ''),
  ]
  const metadata = [chunk('tEXt', 'Author'), chunk('eXIf', 'GPS'), chunk('tIME', 'now'), chunk('iTXt', 'xmp')].flat()
  const file = bytesOf(signature, head, metadata, colours, picture, metadata, end, [9, 9])
  expect(stripped(file)).toEqual(bytesOf(signature, head, colours, picture, end))
})
