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

const countFrames = (bytes: Uint8Array) => gifBlocks(bytes).filter(({ type }) => type === 'image').length

/** The blocks of a GIF after its head, one after the other (GIF89a, section 15 and on). */
function gifBlocks(bytes: Uint8Array): { type: string; start: number; end: number }[] {
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const blocks = []
  for (let start = 13 + tableSize(bytes[10] ?? 0); start < bytes.length; ) {
    const isImage = bytes[start] === 0x2c
    if (!isImage && bytes[start] !== 0x21) break
    const type = isImage ? 'image' : (extensions[bytes[start + 1] ?? 0] ?? 'other')
    let end = start + (isImage ? 11 + tableSize(bytes[start + 9] ?? 0) : 2)
    while (end < bytes.length && bytes[end] !== 0) end += (bytes[end] ?? 0) + 1
    end += 1
    blocks.push({ type, start, end })
    start = end
  }
  return blocks
}

const extensions: Record<number, string> = { 0xfe: 'comment', 0xff: 'application' }

/** The parts of a GIF without comments and XMP; how often it repeats stays. */
function withoutGifMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const isMetadata = ({ type, start }: { type: string; start: number }) =>
    type === 'comment' || (type === 'application' && !/^(?:NETSCAPE|ANIMEXTS)/.test(text(bytes, start + 3, start + 11)))
  return without(bytes, gifBlocks(bytes).filter(isMetadata))
}

/** The chunks of a WebP, each filled up to an even length (its container is RIFF). */
function webpChunks(bytes: Uint8Array): { type: string; start: number; end: number }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks = []
  for (let start = 12; start + 8 <= bytes.length; ) {
    const size = view.getUint32(start + 4, true)
    const end = start + 8 + size + (size % 2)
    chunks.push({ type: text(bytes, start, start + 4), start, end })
    start = end
  }
  return chunks
}

/** The parts of a WebP without EXIF and XMP; its head no longer announces them. */
function withoutWebpMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const copy = bytes.slice()
  const metadata = webpChunks(copy).filter(({ type }) => type === 'EXIF' || type === 'XMP ')
  const parts = without(copy, metadata)
  if (text(copy, 12, 16) === 'VP8X') copy[20] = (copy[20] ?? 0) & ~0x0c
  new DataView(copy.buffer).setUint32(4, parts.reduce((sum, { length }) => sum + length, 0) - 8, true)
  return parts
}

/** The parts that are left without some of a file, given in its order. */
function without(bytes: Uint8Array<ArrayBuffer>, removed: readonly { start: number; end: number }[]) {
  const starts = [0, ...removed.map(({ end }) => end)]
  return starts.map((start, n) => bytes.subarray(start, removed[n]?.start ?? bytes.length))
}

/** The parts of a picture without what says where, when and with what it was made, frame for frame the same; the whole of a kind that is not known. */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  if (isJpeg(bytes)) return withoutJpegMetadata(bytes)
  if (isPng(bytes)) return withoutPngMetadata(bytes)
  if (text(bytes, 0, 3) === 'GIF') return withoutGifMetadata(bytes)
  if (text(bytes, 8, 12) === 'WEBP') return withoutWebpMetadata(bytes)
  return [bytes]
}

/** Whether what a camera writes into such a file is known, so that it can go. */
export const hasKnownMetadata = (bytes: Uint8Array) =>
  isJpeg(bytes) || isPng(bytes) || text(bytes, 0, 3) === 'GIF' || text(bytes, 8, 12) === 'WEBP'

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8

/** The segments of a JPEG up to the end of its picture; a scan holds its own data. What follows is another file. */
function jpegSegments(bytes: Uint8Array): { marker: number; start: number; end: number }[] {
  const segments = []
  for (let start = 2; start + 4 <= bytes.length && bytes[start] === 0xff; ) {
    const marker = bytes[start + 1] ?? 0
    if (marker === 0xd9) break
    let end = start + 2 + (bytes[start + 2] ?? 0) * 256 + (bytes[start + 3] ?? 0)
    // In the data of a scan an FF is followed by 00, or by the number of a restart.
    if (marker === 0xda) while (end < bytes.length && !isMarker(bytes, end)) end += 1
    segments.push({ marker, start, end })
    start = end
  }
  return segments
}

const isMarker = (bytes: Uint8Array, at: number) => {
  const next = bytes[at + 1] ?? 0
  return bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)
}

/** The parts of a JPEG without EXIF, XMP, comments and what hangs at its end; its colours stay as they are meant. */
function withoutJpegMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const isNeeded = ({ marker, start }: { marker: number; start: number }) =>
    marker <= 0xe0 || marker === 0xee || (marker === 0xe2 && text(bytes, start + 4, start + 15) === 'ICC_PROFILE')
  const kept = jpegSegments(bytes).filter(isNeeded)
  return [bytes.subarray(0, 2), ...kept.map(({ start, end }) => bytes.subarray(start, end)), endOfImage]
}

const endOfImage = new Uint8Array([0xff, 0xd9])

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
function withoutPngMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const kept = pngChunks(bytes).filter(({ type }) => /^[A-Z]/.test(type) || neededChunks.has(type))
  return [bytes.subarray(0, 8), ...kept.map(({ start, end }) => bytes.subarray(start, end))]
}
