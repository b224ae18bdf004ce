// What the first bytes of a picture's file say.

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** The brands of a file in the family of MPEG-4, which HEIC and AVIF belong to. */
function brands(bytes: Uint8Array): string {
  return text(bytes, 4, 8) === 'ftyp' ? text(bytes, 8, 40) : ''
}

/** A photo as iPhones store it. */
export const isHeic = (bytes: Uint8Array) =>
  /^(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(brands(bytes)) && !brands(bytes).includes('avif')

/** Whether a GIF, PNG, WebP or AVIF has more than one frame. */
export function isAnimation(bytes: Uint8Array): boolean {
  if (text(bytes, 0, 3) === 'GIF') return countFrames(bytes) > 1
  if (text(bytes, 1, 4) === 'PNG') return pngChunks(bytes).some(({ type }) => type === 'acTL')
  if (text(bytes, 8, 16) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 2) !== 0
  return brands(bytes).startsWith('avis')
}

export const isPng = (bytes: Uint8Array) => text(bytes, 1, 4) === 'PNG'

/** The blocks of a GIF, one after the other (GIF89a, section 15 and on). */
function countFrames(bytes: Uint8Array): number {
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + tableSize(bytes[10] ?? 0)
  let frames = 0
  while (at < bytes.length) {
    const block = bytes[at]
    if (block === 0x2c) {
      frames += 1
      at += 11 + tableSize(bytes[at + 9] ?? 0)
    } else if (block === 0x21) at += 2
    else break
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1
    at += 1
  }
  return frames
}

function pngChunks(bytes: Uint8Array): { type: string; start: number; end: number }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks = []
  for (let start = 8; start + 12 <= bytes.length; ) {
    const end = start + 12 + view.getUint32(start)
    chunks.push({ type: text(bytes, start + 4, start + 8), start, end })
    start = end
  }
  return chunks
}

/** What a PNG needs beside its critical chunks to look the same. */
const neededChunks = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs', 'acTL', 'fcTL', 'fdAT'])

/** The parts of a PNG without its metadata (EXIF, XMP, texts, time), pixel for pixel the same. */
export function withoutPngMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const kept = pngChunks(bytes).filter(({ type }) => /^[A-Z]/.test(type) || neededChunks.has(type))
  return [bytes.subarray(0, 8), ...kept.map(({ start, end }) => bytes.subarray(start, end))]
}
