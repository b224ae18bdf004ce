// Builds photos as cameras write them: a JPEG with metadata segments.

type Colour = 'red' | 'green' | 'blue' | 'yellow'

/** The colours of the corners by EXIF's orientation, as a viewer shows them: top left, top right, bottom left, bottom right. */
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
export function photo({ large, small }: { large: Buffer; small: Buffer }, orientation: number): Buffer {
  const packet = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Douala, Akwa</place></x:xmpmeta>'
  return Buffer.concat([
    large.subarray(0, 2),
    segment(0xe1, exif(orientation, small)),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${packet}`)),
    segment(0xed, Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0cDouala, Akwa')),
    segment(0xfe, Buffer.from('Zenith Z, Douala, Akwa')),
    large.subarray(2),
  ])
}

const number = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

const segment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), number(content.length + 2, 2), content])

type Entry = [tag: number, type: number, count: number, value: number | Buffer]

/** Returns EXIF data with the camera, the orientation, the date, the place and a thumbnail. */
function exif(orientation: number, small: Buffer): Buffer {
  const text = (value: string) => Buffer.from(`${value}\0`)
  const rational = (...values: number[]) => Buffer.concat(values.flatMap((value) => [number(value, 4), number(1, 4)]))
  const directory = (start: number, entries: Entry[], next: number): Buffer => {
    let data = start + 2 + entries.length * 12 + 4
    const rows: Buffer[] = []
    const contents: Buffer[] = []
    for (const [tag, type, count, value] of entries) {
      const inline = typeof value === 'number' ? number(value, type === 3 ? 2 : 4) : value
      const cell = inline.length > 4 ? number(data, 4) : Buffer.concat([inline, Buffer.alloc(4 - inline.length)])
      rows.push(number(tag, 2), number(type, 2), number(count, 4), cell)
      if (inline.length > 4) {
        contents.push(inline)
        data += inline.length
      }
    }
    return Buffer.concat([number(entries.length, 2), ...rows, number(next, 4), ...contents])
  }
  const main = (placeAt: number): Entry[] => [
    [0x10f, 2, 9, text('Zenith Z')],
    [0x112, 3, 1, orientation],
    [0x132, 2, 20, text('2026:03:02 10:20:30')],
    [0x927c, 7, 10, Buffer.from('MakerNote!')],
    [0x8825, 4, 1, placeAt],
  ]
  const place: Entry[] = [
    [1, 2, 2, text('N')],
    [2, 5, 3, rational(4, 3, 12)],
    [3, 2, 2, text('E')],
    [4, 5, 3, rational(9, 42, 5)],
  ]
  const thumbnail = (at: number): Entry[] => [
    [0x201, 4, 1, at],
    [0x202, 4, 1, small.length],
  ]
  const placeAt = 8 + directory(8, main(0), 0).length
  const thumbnailAt = placeAt + directory(placeAt, place, 0).length
  const smallAt = thumbnailAt + directory(thumbnailAt, thumbnail(0), 0).length
  return Buffer.concat([
    Buffer.from('Exif\0\0MM'),
    number(42, 2),
    number(8, 4),
    directory(8, main(placeAt), thumbnailAt),
    directory(placeAt, place, 0),
    directory(thumbnailAt, thumbnail(smallAt), 0),
    small,
  ])
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
