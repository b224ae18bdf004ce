import sharp from 'sharp'

type Colour = readonly number[]

/** Reads the pixels of a picture as a viewer shows it, on white, as red, green and blue from 0 to 255. */
export async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const at = (x: number, y: number): Colour => [...data.subarray(3 * (y * width + x)).subarray(0, 3)]
  return { width, height, at, data }
}

/** Returns the number of pixels of two pictures that differ by a contrast of 3:1 or more. */
export async function clearDifference(one: Buffer, other: Buffer): Promise<number> {
  const [{ data: before }, { data: after }] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  let count = 0
  for (let at = 0; at < before.length; at += 3) {
    const [colour, now] = [before.subarray(at, at + 3), after.subarray(at, at + 3)]
    if (!colour.equals(now) && contrast([...colour], [...now]) >= 3) count += 1
  }
  return count
}

/** Returns the contrast of two colours, from 1 to 21 (WCAG). */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
