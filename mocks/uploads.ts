import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

// Uploads are stored in a temporary directory: fifty of 5 MB would fill the memory.

const kept = new Map<string, { type: string }>()
let directory: string | undefined
let count = 0
process.once('exit', dropUploads)

/** Stores an uploaded file and returns the name it is served under. */
export async function keepUpload(file: File): Promise<string> {
  count += 1
  const name = `${count}-${safeName(file.name)}`
  await writeFile(join(place(), name), Buffer.from(await file.arrayBuffer()))
  kept.set(name, { type: typeFor(file) })
  return name
}

/** Returns an upload by its name, with its type; undefined where there is none, or where it is dropped meanwhile. */
export async function findUpload(name: string) {
  const found = kept.get(name)
  const bytes = found && (await readFile(join(place(), name)).catch(() => undefined))
  return found && bytes && { type: found.type, bytes }
}

export function dropUploads() {
  kept.clear()
  count = 0
  if (directory !== undefined) rmSync(directory, { recursive: true, force: true })
  directory = undefined
}

function place() {
  if (directory === undefined) {
    directory = mkdtempSync(join(tmpdir(), 'cdec-provider-'))
  }
  return directory
}

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
