import { extname } from 'node:path'

interface DataFile {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The type of a file by its extension. */
export const fileTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
}

const files = new Map<string, DataFile>()

/** Adds files by name: their text, or their bytes in base64 after `base64:`. */
export function addFiles(contents: Record<string, string>) {
  for (const [name, content] of Object.entries(contents)) {
    const encoded = content.startsWith('base64:')
    const bytes = new Uint8Array(encoded ? Buffer.from(content.slice(7), 'base64') : Buffer.from(content))
    files.set(name, { type: fileTypes[extname(name)] ?? 'application/octet-stream', bytes })
  }
}

export const removeFiles = () => files.clear()

export const dataFile = (name = '') => files.get(name)
