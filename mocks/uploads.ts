import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

// Uploads are stored in a temporary directory: fifty of 5 MB would fill the memory.

const types = new Map<string, string>()
let directory: string | undefined
/** Counts on after a reset: caches hold the names of earlier uploads. */
let count = 0

/** Stores an uploaded file and returns the name it is served under. */
export async function storeUpload(file: File): Promise<string> {
  count += 1
  const name = `${count}-${safeName(file.name)}`
  await writeFile(join(uploadDirectory(), name), Buffer.from(await file.arrayBuffer()))
  types.set(name, typeFor(file))
  return name
}

/** Returns an upload by its name, with its type; undefined where there is none, or where it is dropped meanwhile. */
export async function findUpload(name: string) {
  const type = types.get(name)
  if (type === undefined) return undefined
  const bytes = await readFile(join(uploadDirectory(), name)).catch(() => undefined)
  return bytes && { type, bytes }
}

export function dropUploads() {
  types.clear()
  if (directory !== undefined) rmSync(directory, { recursive: true, force: true })
  directory = undefined
}

function uploadDirectory(): string {
  if (directory !== undefined) return directory
  directory = mkdtempSync(join(tmpdir(), 'cdec-provider-'))
  return directory
}

process.once('exit', dropUploads)
// A signal without a listener ends the process without its event "exit".
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    dropUploads()
    process.kill(process.pid, signal)
  })

function safeName(name: string) {
  const plain = name.normalize('NFD').replaceAll(/[^\w.-]+/g, '-')
  return plain.slice(-80).replace(/^[.-]+/, '') || 'file'
}

const documentTypes: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

// Browsers derive the type from the extension, and some do not know these.
function typeFor(file: File) {
  return documentTypes[extname(file.name).toLowerCase()] ?? (file.type || 'application/octet-stream')
}
