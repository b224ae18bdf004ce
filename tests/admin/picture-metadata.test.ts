import { describe, expect, test } from 'vitest'
import { isAnimation, withoutMetadata } from '@/admin/pictures/file-kinds'

const bytesOf = (...parts: (string | readonly number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part)))
const bare = (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(withoutMetadata(bytes).flatMap((part) => [...part]))

describe('an animated GIF', () => {
  const head = bytesOf('GIF89a', [1, 0, 1, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255])
  const loop = bytesOf([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 0])
  const frame = bytesOf([0x21, 0xf9, 4, 0, 10, 0, 0, 0], [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const comment = bytesOf([0x21, 0xfe, 4], 'Yaou', [0])
  // XMP is no sequence of sub-blocks: 258 bytes at its end lead any reader out of it.
  const trailer = [1, ...Array.from({ length: 256 }, (_, n) => 255 - n), 0]
  const xmp = bytesOf([0x21, 0xff, 11], 'XMP DataXMP', '<x:xmpmeta>GPS 3.86</x:xmpmeta>', trailer)
  const all = (...parts: Uint8Array[]) => bytesOf(...parts.map((part) => [...part]), [0x3b])

  test('goes without comment and XMP, frame for frame the same', () => {
    const animation = all(head, loop, comment, xmp, frame, frame)
    expect(isAnimation(animation)).toBe(true)
    expect(bare(animation)).toEqual(all(head, loop, frame, frame))
  })

  test('without any is the same', () => {
    const animation = all(head, loop, frame, frame)
    expect(bare(animation)).toEqual(animation)
  })
})

describe('an animated WebP', () => {
  const le = (size: number) => [size & 255, (size >> 8) & 255, 0, 0]
  const chunk = (type: string, data: readonly number[]) => [
    ...bytesOf(type),
    ...le(data.length),
    ...data,
    ...(data.length % 2 ? [0] : []),
  ]
  const file = (flags: number, ...chunks: number[][]) => {
    const body = [...bytesOf('WEBP'), ...chunk('VP8X', [flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]), ...chunks.flat()]
    return bytesOf('RIFF', le(body.length), body)
  }
  const frames = [chunk('ANIM', [0, 0, 0, 0, 0, 0]), chunk('ANMF', [1, 2, 3]), chunk('ANMF', [4, 5, 6, 7])]

  test('goes without EXIF and XMP, and no longer announces them', () => {
    const animation = file(0x02 | 0x08 | 0x04, ...frames, chunk('EXIF', [71, 80, 83]), chunk('XMP ', [60, 120, 62, 32]))
    expect(isAnimation(animation)).toBe(true)
    expect(bare(animation)).toEqual(file(0x02, ...frames))
  })
})

test('a JPEG goes without EXIF, XMP, comments and what hangs at its end, its scans and colours the same', () => {
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
  expect(bare(photo)).toEqual(bytesOf([0xff, 0xd8], head, picture, [0xff, 0xd9]))
})

test('what is no known picture is left alone', () => {
  const bytes = bytesOf('something else, and long enough to be looked at')
  expect(bare(bytes)).toEqual(bytes)
})
