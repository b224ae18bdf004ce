import { beforeEach, expect, test, vi } from 'vitest'
import { preparePicture } from '@/admin/pictures/prepare'

// The canvas of WebKit: it writes no WebP, and leaves an alpha of 254 on some points of a scaled photo.

/** The bytes of a point in a JPEG of quality 1. The photos differ in it by their details. */
let detail = 0

class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  getContext = () => ({
    drawImage: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => {
      const data = new Uint8ClampedArray(width * height * 4).fill(255)
      data[3] = 254
      return { data }
    },
  })

  convertToBlob = async ({ type = '', quality = 1 } = {}) => {
    const isJpeg = type === 'image/jpeg'
    const bytes = this.width * this.height * (isJpeg ? detail * quality : 2)
    return new Blob([new Uint8Array(bytes)], { type: isJpeg ? type : 'image/png' })
  }
}

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3000, height: 2000 }))
})

const types = ['image/jpeg', 'image/png', 'image/webp']

/** Prepares a photo of 3000 × 2000 px and 2 MB. Returns its type, its size in px and its bytes. */
async function prepared() {
  const bytes = new Uint8Array(2_000_000)
  bytes.set([0xff, 0xd8])
  const result = await preparePicture({ file: new File([bytes], 'photo.jpg', { type: 'image/jpeg' }), types })
  if (result.state !== 'prepared') throw new Error(result.state)
  const { file, width, height } = result
  return { name: file.name, type: file.type, width, height, bytes: file.size }
}

test('a photo whose canvas shows points that are almost opaque is sent as a JPEG', async () => {
  detail = 0.1
  expect(await prepared()).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg', width: 1600, height: 1067 })
})

test('a photo keeps its 1,600 px as long as a lower quality makes it light enough', async () => {
  detail = 0.2
  const { width, bytes } = await prepared()
  expect(width).toBe(1600)
  expect(bytes).toBeLessThanOrEqual(200 * 1024)
})

test('a photo is sent smaller than 1,600 px only where the lowest quality is too heavy', async () => {
  detail = 0.3
  const { width, bytes } = await prepared()
  expect(width).toBe(1280)
  expect(bytes).toBeLessThanOrEqual(200 * 1024)
})
