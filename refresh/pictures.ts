import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './site-files.ts'

/** What services that show a shared link take: WhatsApp shows no larger file. */
const width = 1200
const height = 630
const maxBytes = 300_000

/** How long the provider may take for a picture, in milliseconds, and how large one may be. */
const pictureTimeoutMs = 10_000
const maxSourceBytes = 20_000_000
const maxSourcePixels = 50_000_000

const allowedOrigins = (process.env.PICTURE_ORIGINS ?? '').split(' ').filter((origin) => origin !== '')

/** The pictures that records are shared with: JPEGs of 1200 × 630, made once from each picture of the provider. */
export class SharingPictures {
  readonly #folder: string
  readonly #provider: string | undefined
  readonly #made = new Map<string, Promise<Buffer | undefined>>()

  /** `state` is the folder that has them for every release; without a provider none is made. */
  constructor(state: string, provider: string | undefined) {
    this.#folder = join(state, 'pictures')
    this.#provider = provider
  }

  /** Returns the JPEG of a picture by its address; undefined where it cannot be had. */
  of(address: string): Promise<Buffer | undefined> {
    const found = this.#made.get(address) ?? this.#read(address)
    this.#made.set(address, found)
    return found
  }

  /** Removes the pictures of other addresses. */
  keepOnly(addresses: Iterable<string>): void {
    if (!existsSync(this.#folder)) return
    const wanted = new Set([...addresses].map(nameOf))
    for (const name of readdirSync(this.#folder)) if (!wanted.has(name)) rmSync(join(this.#folder, name))
  }

  async #read(address: string): Promise<Buffer | undefined> {
    const file = join(this.#folder, nameOf(address))
    if (existsSync(file)) return readFileSync(file)
    try {
      const source = await this.#ask(address)
      const picture = source && (await jpegOf(source))
      if (picture) await writeWhole(file, picture)
      return picture
    } catch (error) {
      console.log(`${address} is shared with the site’s own picture: ${String(error)}`)
      return undefined
    }
  }

  /** Asks the provider, or an origin that the site names, for a picture. The server asks no other host. */
  async #ask(address: string): Promise<Buffer | undefined> {
    if (this.#provider === undefined || !URL.canParse(address, this.#provider)) return undefined
    const url = new URL(address, this.#provider)
    if (![new URL(this.#provider).origin, ...allowedOrigins].includes(url.origin)) return undefined
    const response = await fetch(url, { signal: AbortSignal.timeout(pictureTimeoutMs), redirect: 'error' })
    if (!response.ok) throw new Error(`status ${response.status}`)
    if (Number(response.headers.get('Content-Length')) > maxSourceBytes) throw new Error('too large')
    return Buffer.from(await response.arrayBuffer())
  }
}

const nameOf = (address: string) => `${createHash('sha256').update(address).digest('hex').slice(0, 32)}.jpg`

/** Cuts a picture to what is shared. Undefined on a machine for which the release has no `sharp`. */
async function jpegOf(source: Buffer): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp').catch(() => ({ default: undefined }))
  const cut = sharp?.(source, { limitInputPixels: maxSourcePixels })
    .rotate()
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' })
  for (const quality of [80, 60, 40, 20]) {
    const picture = await cut?.clone().jpeg({ quality }).toBuffer()
    if (picture === undefined || picture.length <= maxBytes) return picture
  }
  throw new Error('too large')
}
