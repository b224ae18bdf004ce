/** Widths in pixels and JPEG qualities, the best first. */
const steps = [
  [720, 0.72],
  [560, 0.65],
  [400, 0.6],
  [280, 0.5],
  [180, 0.4],
] as const

/**
 * A picture as a JPEG `data:` address of at most `maxCharacters` characters. Undefined when it is not on this device, cannot be
 * read, or does not fit: nothing is requested for it.
 */
export async function packPicture(address: string, maxCharacters: number): Promise<string | undefined> {
  try {
    const blob = await pictureOnDevice(address)
    const image = blob && (await decoded(blob))
    if (!image) return undefined
    for (const [width, quality] of steps) {
      const packed = asJpeg(image, width, quality)
      if (packed.length <= maxCharacters) return packed
    }
  } catch {
    // A picture that is damaged, unsupported or refused is omitted.
  }
  return undefined
}

/** The service worker's copy, or the one in the browser's own cache. */
async function pictureOnDevice(address: string): Promise<Blob | undefined> {
  const { href, origin } = new URL(address, location.href)
  // The pixels of another site's picture cannot be read.
  if (origin !== location.origin) return undefined
  const answer =
    (await cached(href)) ?? (await fetch(href, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined))
  const isPicture = answer?.ok === true && (answer.headers.get('content-type') ?? '').startsWith('image/')
  return isPicture ? answer.blob() : undefined
}

const cached = (href: string) => caches.match(href, { ignoreVary: true }).catch(() => undefined)

async function decoded(blob: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  const src = URL.createObjectURL(blob)
  try {
    image.src = src
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(src)
  }
}

/** JPEG, since every browser reads it, and not every one can write WebP. */
function asJpeg(image: HTMLImageElement, maxWidth: number, quality: number): string {
  // An SVG may have no intrinsic size.
  const [width, height] = [image.naturalWidth || 640, image.naturalHeight || 400]
  const scale = Math.min(1, maxWidth / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser has no canvas')
  // Transparent pixels would be black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', quality)
}
