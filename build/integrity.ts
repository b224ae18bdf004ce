import { readFileSync } from 'node:fs'
import type { ManifestTransform } from 'workbox-build'
import { compressed, isText } from './compress.ts'
import { integrityOf } from './content-policy.ts'

/**
 * Gives each file of the worker's manifest the hash of its bytes, since the worker caches and shows nothing else, and how
 * many bytes the server sends of it, which an update tells the reader.
 */
export const withIntegrity: ManifestTransform = async (entries) => ({
  manifest: await Promise.all(
    entries.map(async (entry) => {
      const content = readFileSync(`dist/${entry.url}`)
      const bytes = isText(entry.url) ? (await compressed(content)).byteLength : content.byteLength
      return { ...entry, integrity: integrityOf(content), bytes }
    }),
  ),
})
