import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ManifestTransform } from 'workbox-build'
import { compressed, isText } from './compress.ts'

/**
 * The beginning of the SHA-256 of a file, in base64: 96 bits. Random text does not compress, and the worker's file, which
 * every release sends, has one for each file of the site.
 */
export const integrityOf = (content: Buffer) => createHash('sha256').update(content).digest('base64').slice(0, 16)

/** Adds to each file of the worker's manifest its hash, which the worker checks, and its compressed size in bytes. */
export const withIntegrity: ManifestTransform = async (entries) => ({
  manifest: await Promise.all(
    entries.map(async (entry) => {
      const content = readFileSync(`dist/${entry.url}`)
      const bytes = isText(entry.url) ? (await compressed(content)).byteLength : content.byteLength
      return { ...entry, integrity: integrityOf(content), bytes }
    }),
  ),
})
