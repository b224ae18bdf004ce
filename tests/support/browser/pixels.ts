import type { Browser, Page } from 'playwright-core'

export interface Difference {
  /** Pixels of the two pictures that differ by a contrast of three to one or more. */
  clear: number
  /** Pixels that differ at all. */
  any: number
  /** How many colours the first picture has. */
  colours: number
}

/** Compares pictures in a page of a browser, which decodes them. */
export async function pixelComparer(browser: Browser) {
  const page: Page = await browser.newPage()
  return {
    close: () => page.context().close(),
    compare: (one: Buffer, other: Buffer): Promise<Difference> =>
      page.evaluate(compare, [one.toString('base64'), other.toString('base64')] as const),
    /** The colours of a picture at some places of it, as red, green and blue from 0 to 255. */
    colours: (picture: Buffer, places: readonly (readonly [x: number, y: number])[]): Promise<number[][]> =>
      page.evaluate(coloursAt, [picture.toString('base64'), places] as const),
  }
}

async function coloursAt([picture, places]: readonly [string, readonly (readonly [number, number])[]]) {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (context === null) throw new Error('No canvas')
  context.drawImage(bitmap, 0, 0)
  return places.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3))
}

async function compare([one, other]: readonly [string, string]): Promise<Difference> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  const found = { clear: 0, any: 0, colours: 0 }
  const colours = new Set<number>()
  for (let at = 0; at < a.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [a[at], a[at + 1], a[at + 2]]
    colours.add((red << 16) | (green << 8) | blue)
    if (red === b[at] && green === b[at + 1] && blue === b[at + 2]) continue
    found.any += 1
    const [light = 0, dark = 0] = [luminance(a, at), luminance(b, at)].toSorted((x, y) => y - x)
    if ((light + 0.05) / (dark + 0.05) >= 3) found.clear += 1
  }
  return { ...found, colours: colours.size }

  async function pixels(picture: string) {
    const answer = await fetch(`data:image/png;base64,${picture}`)
    const bitmap = await createImageBitmap(await answer.blob())
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (context === null) throw new Error('No canvas')
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
