import { expect, test, vi } from 'vitest'
import { encodePicture } from '@/admin/pictures/encoding'
import { isAnimation, withoutMetadata } from '@/admin/pictures/file-kinds'
import { preparePicture } from '@/admin/pictures/preparation'

// What becomes of a photo and of a drawing is in tests/browser/admin-forms.test.ts.

test('a browser that alters what is drawn sends each picture as it is', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3000, height: 2000 }))
  const context = { fillRect: () => undefined, getImageData: () => ({ data: new Uint8ClampedArray(8 * 8 * 4) }) }
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context
    },
  )
  const file = new File([new Uint8Array([0xff, 0xd8, 1])], 'photo.jpg', { type: 'image/jpeg' })
  const sent = await encodePicture({ file, types: ['image/jpeg'] })
  expect(sent).toEqual({ state: 'unchanged', why: 'unsupported', file })
})

test.each([
  ['IMG-2026 (1)', '', 'IMG-2026 (1).jpg'],
  ['photo.png', 'image/png', 'photo.jpg'],
  ['photo.jpeg (2)', '', 'photo (2).jpg'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
])('a photo named “%s” is sent under the ending of its content', async (name, type, expected) => {
  const { state, ...sent } = await preparePicture(new File([new Uint8Array([0xff, 0xd8, 1])], name, { type }), [])
  expect(state).toBe('unchanged')
  expect(sent).toMatchObject({ file: { name: expected, type: 'image/jpeg' } })
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
