import { extname } from 'node:path'

// The files of the data (mocks/README.md) and the uploads, in memory.

export interface StoredFile {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** Returns the type of a file by its extension: browsers do not know all of them. */
export const typeOf = (name: string): string | undefined => types[extname(name).toLowerCase()]

const files = new Map<string, StoredFile>()
/** Counts on after a reset: caches hold the names of earlier uploads. */
let uploads = 0

/** Adds files by name: their text, or their bytes in base64 after `base64:`. */
export function addFiles(contents: Record<string, string>) {
  for (const [name, content] of Object.entries(contents)) {
    const encoded = content.startsWith('base64:')
    const bytes = new Uint8Array(encoded ? Buffer.from(content.slice(7), 'base64') : Buffer.from(content))
    files.set(name, { type: typeOf(name) ?? 'application/octet-stream', bytes })
  }
}

/** Stores an uploaded file. Returns the name that it is served under. */
export async function storeUpload(file: File): Promise<string> {
  uploads += 1
  const name = `${uploads}-${file.name
    .normalize('NFD')
    .replaceAll(/[^\w.-]+/g, '-')
    .slice(-80)}`
  const type = typeOf(name) ?? (file.type || 'application/octet-stream')
  files.set(name, { type, bytes: new Uint8Array(await file.arrayBuffer()) })
  return name
}

export const removeFiles = () => files.clear()

export const storedFile = (name = '') => files.get(name)
