import type { Browser } from 'playwright-core'
import { visit } from './chromium'

export interface Difference {
  /** The number of pixels that differ by a contrast of 3:1 or more. */
  clear: number
  /** The number of pixels that differ. */
  any: number
  /** The largest difference of a colour channel, of 255, on white. */
  largest: number
  /** The number of colours in the first picture. */
  colours: number
}

/** Opens a page that decodes and compares pictures, until the end of the test or file. */
export async function pixelComparer(browser: Browser) {
  const { page } = await visit(browser)
  return {
    compare: (one: Buffer, other: Buffer): Promise<Difference> =>
      page.evaluate(compare, [one.toString('base64'), other.toString('base64')] as const),
    /** Returns the colours of a picture at some points, as red, green and blue from 0 to 255. */
    colours: (picture: Buffer, places: readonly (readonly [x: number, y: number])[]): Promise<number[][]> =>
      page.evaluate(coloursAt, [picture.toString('base64'), places] as const),
  }
}

async function coloursAt([picture, places]: readonly [string, readonly (readonly [number, number])[]]) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (context === null) throw new Error('No canvas')
  context.drawImage(bitmap, 0, 0)
  return places.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3))
}

async function compare([one, other]: readonly [string, string]): Promise<Difference> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  const found = { clear: 0, any: 0, largest: 0 }
  const colours = new Set<number>()
  for (let at = 0; at < a.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [a[at], a[at + 1], a[at + 2]]
    colours.add((red << 16) | (green << 8) | blue)
    if (red === b[at] && green === b[at + 1] && blue === b[at + 2]) continue
    found.any += 1
    for (const channel of [at, at + 1, at + 2])
      found.largest = Math.max(found.largest, Math.abs((a[channel] ?? 0) - (b[channel] ?? Infinity)))
    const [light = 0, dark = 0] = [luminance(a, at), luminance(b, at)].toSorted((x, y) => y - x)
    if ((light + 0.05) / (dark + 0.05) >= 3) found.clear += 1
  }
  return { ...found, colours: colours.size }

  async function pixels(picture: string) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (context === null) throw new Error('No canvas')
    context.fillStyle = 'white'
    context.fillRect(0, 0, bitmap.width, bitmap.height)
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, bitmap.width, bitmap.height).data
  }

  function luminance(data: Uint8ClampedArray, at: number) {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((place) => {
      const part = (data[at + place] ?? 0) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
