import { extname } from 'node:path'

interface GivenFile {
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

const files = new Map<string, GivenFile>()

/** Files that come with the data: text, or bytes in base64 after `base64:`. */
export function giveFiles(given: Record<string, string>) {
  files.clear()
  for (const [name, content] of Object.entries(given)) {
    const encoded = content.startsWith('base64:')
    const bytes = new Uint8Array(encoded ? Buffer.from(content.slice(7), 'base64') : Buffer.from(content))
    files.set(name, { type: fileTypes[extname(name)] ?? 'application/octet-stream', bytes })
  }
}

export const givenFile = (name = '') => files.get(name)
