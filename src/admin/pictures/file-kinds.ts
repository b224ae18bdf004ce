// Recognises the format of a file by its bytes: a name says nothing of a file that was renamed, or sent by a telephone.

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** The formats of documents, by their usual ending. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** Resolves to the format of a document: `html` for a web page; undefined for what is no document. */
export async function documentKind(file: File): Promise<keyof typeof documentTypes | 'html' | undefined> {
  const part = async (from: number, to?: number) => latin.decode(await file.slice(from, to).arrayBuffer())
  const start = await part(0, 1024)
  if (start.includes('%PDF-')) return 'pdf'
  if (/^\s*<(?:!doctype html|html|head|body)\b/i.test(start.replace('ï»¿', ''))) return 'html'
  // The directory of an archive is at its end, and the one of an older document anywhere, in signs of two bytes.
  if (start.startsWith('PK\u0003\u0004')) return (await part(-65_536)).includes('word/') ? 'docx' : undefined
  if (!start.startsWith('ÐÏ\u0011à¡±\u001aá')) return undefined
  return (await part(0)).includes(Array.from('WordDocument').join('\0')) ? 'doc' : undefined
}

/** Returns the type of a picture that browsers show; '' for any other file. */
export function pictureType(bytes: Uint8Array): string {
  if (isJpeg(bytes)) return 'image/jpeg'
  if (isPng(bytes)) return 'image/png'
  if (isGif(bytes)) return 'image/gif'
  if (text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  return /avi[fs]/.test(brands(bytes)) ? 'image/avif' : ''
}

/** Returns the usual ending of a type of picture. */
export const endingOf = (type: string) => (type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length))

const endings = /(?:\.(?:pdf|docx?|html?|jpe?g|jfif|png|gif|webp|avif|heic|heif|bmp|tiff?|svg))?\s*(\(\d+\))?[.\s]*$/i

/** Returns a file's name with another ending. A number of a copy may stand after the one it has: "bilan.pdf (1)". */
export function withEnding(name: string, ending: string): string {
  const copy = endings.exec(name)?.[1]
  return `${name.replace(endings, '') || 'fichier'}${copy ? ` ${copy}` : ''}.${ending}`
}

/** Returns the brands of an ISO base media file (HEIC, AVIF). */
function brands(bytes: Uint8Array): string {
  return text(bytes, 4, 8) === 'ftyp' ? text(bytes, 8, 40) : ''
}

/** Returns whether a file is HEIC, the format of iPhones. */
export const isHeic = (bytes: Uint8Array) =>
  /^(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(brands(bytes)) && !brands(bytes).includes('avif')

/** Returns whether a GIF, PNG, WebP or AVIF is animated. */
export function isAnimation(bytes: Uint8Array): boolean {
  if (isGif(bytes)) return latin.decode(bytes).split('!\u00f9\u0004').length > 2
  if (isPng(bytes)) return latin.decode(bytes).split('IDAT', 1)[0]?.includes('acTL') === true
  if (text(bytes, 8, 16) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 2) !== 0
  return brands(bytes).startsWith('avis')
}

const latin = new TextDecoder('latin1')

export const isPng = (bytes: Uint8Array) => text(bytes, 1, 4) === 'PNG'

export const isGif = (bytes: Uint8Array) => text(bytes, 0, 3) === 'GIF'

export const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8

/** Returns the segments of a JPEG up to the end of its picture; data after it belongs to another file. */
function jpegSegments(bytes: Uint8Array): { marker: number; start: number; end: number }[] {
  const segments = []
  for (let start = 2; start + 4 <= bytes.length && bytes[start] === 0xff; ) {
    const marker = bytes[start + 1] ?? 0
    if (marker === 0xd9) break
    let end = start + 2 + (bytes[start + 2] ?? 0) * 256 + (bytes[start + 3] ?? 0)
    // In the data of a scan FF is followed by 00 or by a restart marker.
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

/** Returns a JPEG or PNG without EXIF, XMP, comments and trailing data; its colour profile stays. */
export const withoutMetadata = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] =>
  isPng(bytes) ? pngWithoutMetadata(bytes) : jpegWithoutMetadata(bytes)

/** Chunks of a PNG that say something about the picture instead of showing it. */
const pngMetadata = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])

function pngWithoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const chunks = [bytes.subarray(0, 8)]
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let start = 8; start + 12 <= bytes.length; ) {
    const end = start + 12 + view.getUint32(start)
    const type = text(bytes, start + 4, start + 8)
    if (!pngMetadata.has(type)) chunks.push(bytes.subarray(start, end))
    if (type === 'IEND') break
    start = end
  }
  return chunks
}

function jpegWithoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const isNeeded = ({ marker, start }: { marker: number; start: number }) =>
    marker <= 0xe0 || marker === 0xee || (marker === 0xe2 && text(bytes, start + 4, start + 15) === 'ICC_PROFILE')
  const segments = jpegSegments(bytes).filter(isNeeded)
  return [bytes.subarray(0, 2), ...segments.map(({ start, end }) => bytes.subarray(start, end)), endOfImage]
}

const endOfImage = new Uint8Array([0xff, 0xd9])
