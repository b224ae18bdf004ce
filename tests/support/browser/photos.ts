import sharp from 'sharp'
import { pixelsOf } from './pixels'

/** The metadata that no sent file may contain. */
export const traces = ['Exif\0', 'Zenith Z', '2026:03:02', 'ns.adobe.com', 'x:xmpmeta', 'Douala, ']

/** Returns a photo as a camera writes it: how it was held (EXIF's orientation), when and where. Its corners have four colours. */
export function photo(orientation: number, width = 1800, height = 1350): Promise<Buffer> {
  const [x, y] = [width / 2, height / 2]
  // Lines of every slope increase the file size; the corners stay plain.
  const lines = Array.from({ length: width / 12 }, (_, n) => {
    const lean = (12 * n - x) / 4
    return `<path stroke="hsl(${12 * n} 80% 50%)" d="M${x + lean} ${height * 0.3}L${x - lean} ${height * 0.7}"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${x}" height="${y}" fill="red"/><rect x="${x}" width="${x}" height="${y}" fill="lime"/>
    <rect y="${y}" width="${x}" height="${y}" fill="blue"/><rect x="${x}" y="${y}" width="${x}" height="${y}" fill="yellow"/>
    ${lines.join('')}</svg>`
  return sharp(Buffer.from(drawing))
    .withExif({
      IFD0: { Make: 'Zenith Z', DateTime: '2026:03:02 10:20:30' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 3/1 12/1' },
    })
    .withMetadata({ orientation })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Douala, Akwa</place></x:xmpmeta>')
    .jpeg({ quality: 100 })
    .toBuffer()
}

/** Returns the size of a picture as a viewer shows it, and the colours of its corners. */
export async function lookAtPicture(picture: Buffer) {
  const { at, width, height } = await pixelsOf(picture)
  const places = [0.1, 0.9].flatMap((y) => [0.1, 0.9].map((x) => [x * width, y * height] as const))
  const corners = places.map(([x, y]) => at(Math.round(x), Math.round(y)).map((value) => value > 128))
  return { width, height, corners }
}
