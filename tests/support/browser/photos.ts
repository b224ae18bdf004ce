import { crc32 } from 'node:zlib'
import type { Browser } from 'playwright-core'

// Builds photos as cameras write them: a JPEG with metadata segments.

/** The metadata of a photo. `orientation` is EXIF's, 1 to 8. */
export interface Shot {
  orientation: number
  littleEndian: boolean
  gps: boolean
  thumbnail: boolean
  xmp: boolean
  photoshop: boolean
  comment: boolean
}

type Colour = 'red' | 'green' | 'blue' | 'yellow'

/** The colours of the corners by orientation, as a viewer shows them: top left, top right, bottom left, bottom right. */
export const corners: Record<number, readonly Colour[]> = {
  1: ['red', 'green', 'blue', 'yellow'],
  2: ['green', 'red', 'yellow', 'blue'],
  3: ['yellow', 'blue', 'green', 'red'],
  4: ['blue', 'yellow', 'red', 'green'],
  5: ['red', 'blue', 'green', 'yellow'],
  6: ['blue', 'red', 'yellow', 'green'],
  7: ['yellow', 'green', 'blue', 'red'],
  8: ['green', 'yellow', 'red', 'blue'],
}

/** The metadata that no sent file may contain. */
export const traces = [
  'Exif\0',
  'MakerNote!',
  'Zenith Z',
  '2026:03:02',
  'ns.adobe.com',
  'x:xmpmeta',
  '8BIM',
  'Douala, ',
]

/** Returns a large JPEG of four colours with details, the same in a low quality, and a small one. */
export async function plainPhotos(browser: Browser, width: number, height: number) {
  const page = await browser.newPage()
  const [large = '', light = '', small = ''] = await page.evaluate(drawPhotos, [
    [width, height, 1],
    [width, height, 0.3],
    [64, 48, 1],
  ] as const)
  await page.close()
  const bytesOf = (text: string) => Buffer.from(text, 'base64')
  return { large: bytesOf(large), light: bytesOf(light), small: bytesOf(small) }
}

/** Runs in the page: returns JPEGs of four colours with details, in base64. */
export async function drawPhotos(pictures: readonly (readonly [width: number, height: number, quality: number])[]) {
  const made: string[] = []
  for (const [width, height, quality] of pictures) {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('No canvas')
    const [x, y] = [width / 2, height / 2]
    const fields = [
      ['red', 0, 0],
      ['lime', x, 0],
      ['blue', 0, y],
      ['yellow', x, y],
    ] as const
    for (const [colour, left, top] of fields) {
      context.fillStyle = colour
      context.fillRect(left, top, x, y)
    }
    // Lines of every slope increase the file size; the corners stay plain.
    for (let n = 0; n < width; n += 12) {
      context.strokeStyle = `hsl(${n} 80% 50%)`
      context.beginPath()
      context.moveTo(x + (n - x) / 4, height * 0.3)
      context.lineTo(x - (n - x) / 4, height * 0.7)
      context.stroke()
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality })).arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    made.push(btoa(text))
  }
  return made
}

/** Returns a photo with the metadata segments of its camera. */
export function photo({ large, small }: { large: Buffer; small: Buffer }, shot: Shot): Buffer {
  const segments = [segment(0xe1, exif(shot, small))]
  if (shot.xmp) {
    const packet = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Douala, Akwa</place></x:xmpmeta>'
    segments.push(segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${packet}`)))
    segments.push(segment(0xe1, Buffer.from(`http://ns.adobe.com/xmp/extension/\0${packet}`)))
  }
  if (shot.photoshop)
    segments.push(segment(0xed, Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0cDouala, Akwa')))
  if (shot.comment) segments.push(segment(0xfe, Buffer.from('Zenith Z, Douala, Akwa')))
  return Buffer.concat([large.subarray(0, 2), ...segments, large.subarray(2)])
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

type Entry = [tag: number, type: number, count: number, value: number | Buffer]

/** Returns EXIF data with the camera, the orientation, the date, the place and a thumbnail. */
function exif({ orientation, littleEndian, gps, thumbnail }: Shot, small: Buffer): Buffer {
  const text = (value: string) => Buffer.from(`${value}\0`)
  const number = (value: number, bytes: 2 | 4) => {
    const buffer = Buffer.alloc(bytes)
    if (littleEndian) buffer.writeUIntLE(value, 0, bytes)
    else buffer.writeUIntBE(value, 0, bytes)
    return buffer
  }
  const rational = (...values: number[]) => Buffer.concat(values.flatMap((value) => [number(value, 4), number(1, 4)]))
  const directory = (start: number, entries: Entry[], next: number): Buffer => {
    let data = start + 2 + entries.length * 12 + 4
    const rows: Buffer[] = []
    const contents: Buffer[] = []
    for (const [tag, type, count, value] of entries) {
      const short = typeof value === 'number' && type === 3
      const inline = typeof value === 'number' ? number(value, short ? 2 : 4) : value
      const cell = inline.length > 4 ? number(data, 4) : Buffer.concat([inline, Buffer.alloc(4 - inline.length)])
      rows.push(number(tag, 2), number(type, 2), number(count, 4), cell)
      if (inline.length > 4) {
        contents.push(inline)
        data += inline.length
      }
    }
    return Buffer.concat([number(entries.length, 2), ...rows, number(next, 4), ...contents])
  }
  const main = (gpsAt: number): Entry[] => [
    [0x10f, 2, 9, text('Zenith Z')],
    [0x112, 3, 1, orientation],
    [0x132, 2, 20, text('2026:03:02 10:20:30')],
    [0x927c, 7, 10, Buffer.from('MakerNote!')],
    ...(gps ? [[0x8825, 4, 1, gpsAt] satisfies Entry] : []),
  ]
  const start = 8
  const gpsAt = start + directory(start, main(0), 0).length
  const place: Entry[] = [
    [1, 2, 2, text('N')],
    [2, 5, 3, rational(4, 3, 12)],
    [3, 2, 2, text('E')],
    [4, 5, 3, rational(9, 42, 5)],
  ]
  const thumbnailAt = gpsAt + (gps ? directory(gpsAt, place, 0).length : 0)
  const preview = (at: number): Entry[] => [
    [0x201, 4, 1, at],
    [0x202, 4, 1, small.length],
  ]
  const pictureAt = thumbnailAt + directory(thumbnailAt, preview(0), 0).length
  return Buffer.concat([
    Buffer.from('Exif\0\0'),
    Buffer.from(littleEndian ? 'II' : 'MM'),
    number(42, 2),
    number(start, 4),
    directory(start, main(gpsAt), thumbnail ? thumbnailAt : 0),
    ...(gps ? [directory(gpsAt, place, 0)] : []),
    ...(thumbnail ? [directory(thumbnailAt, preview(pictureAt), 0), small] : []),
  ])
}

/** Returns the size of a picture and the colours near its corners. */
export async function lookAt(browser: Browser, picture: Buffer) {
  const page = await browser.newPage()
  const seen = await page.evaluate(lookAtPicture, picture.toString('base64'))
  await page.close()
  return seen
}

/** Runs in the page: returns the size and the colours of a picture in base64. */
export async function lookAtPicture(text: string) {
  const bytes = Uint8Array.from(atob(text), (one) => one.codePointAt(0) ?? 0)
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) throw new Error('No canvas')
  context.drawImage(bitmap, 0, 0)
  const places = [0.1, 0.9].flatMap((y) => [0.1, 0.9].map((x) => [x, y] as const))
  return {
    width,
    height,
    colours: places.map(([x, y]) => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(x * width, y * height, 1, 1).data
      if (red > 180) return green > 180 ? 'yellow' : 'red'
      return green > blue ? 'green' : 'blue'
    }),
  }
}

/** Returns a PNG of a disc on a transparent background, with a text chunk that names a place. */
export async function transparentLogo(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage()
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 300
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('No canvas')
    context.fillStyle = '#324c9c'
    context.arc(150, 150, 120, 0, 7)
    context.fill()
    return canvas.toDataURL('image/png')
  })
  await page.close()
  const png = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  const text = Buffer.from('tEXtComment\0Douala, Akwa')
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(text.length - 4)
  sum.writeUInt32BE(crc32(text))
  // After the signature and the header chunk.
  return Buffer.concat([png.subarray(0, 33), length, text, sum, png.subarray(33)])
}
