import { foldText } from '@/lib/fold-text'
import { listDownloads } from '@/pwa/downloads/downloads'
import { cachedDocument } from '@/pwa/downloads/downloads-cache'
import { type PublishedDocument, readPublishedList } from './published'

/**
 * What is known of a file: the same bytes were `published`; a document of its name was, with other bytes (`changed`); or
 * it is not among the known ones. `known` is how many documents it was compared with, `at` when the site's list was
 * made, in ISO; '' where there is none.
 */
export type Verdict = { known: number; at: string } & (
  | { outcome: 'published' | 'changed'; document: PublishedDocument }
  | { outcome: 'unknown' }
)

/** Compares a file with the documents of the site's list and those that are downloaded. Nothing leaves the device. */
export async function verifyDocument(file: File): Promise<Verdict> {
  const [sha256, list, downloads] = await Promise.all([
    sha256Of(await file.arrayBuffer()),
    readPublishedList(),
    downloadedDocuments(),
  ])
  const listed = list?.documents ?? []
  const addresses = new Set(listed.map(({ address }) => fullAddress(address)))
  const documents = [...listed, ...downloads.filter(({ address }) => !addresses.has(fullAddress(address)))]
  const found = { known: documents.length, at: list?.at ?? '' }
  const same = [...listed, ...downloads].find((one) => one.sha256 === sha256)
  if (same) return { ...found, outcome: 'published', document: same }
  const name = baseName(file.name)
  const named = documents.find(({ address }) => baseName(address) === name)
  return named ? { ...found, outcome: 'changed', document: named } : { ...found, outcome: 'unknown' }
}

/** The documents that are downloaded on this device, each with its digest; none where storage is refused. */
async function downloadedDocuments(): Promise<PublishedDocument[]> {
  const downloads = (await listDownloads()) ?? []
  const documents = await Promise.all(
    downloads.map(async ({ address, title, savedAt, size }) => {
      const bytes = await (await cachedDocument(address))?.arrayBuffer()
      const date = savedAt > 0 ? new Date(savedAt).toISOString() : ''
      return bytes ? [{ address, title, date, size, sha256: await sha256Of(bytes) }] : []
    }),
  )
  return documents.flat()
}

async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const fullAddress = (address: string) => new URL(address, location.href).href

/** Normalises the name of a file: without folder, extension, and the suffix of a copy, " (1)". */
function baseName(path: string): string {
  const name = path.split(/[/\\]/).pop() ?? ''
  return foldText(safeDecode(name).replace(/\.\w+$/, ''))
    .replace(/\s*\(\d+\)$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
