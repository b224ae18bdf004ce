import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ManifestTransform } from 'workbox-build'

/** Returns the hash of a file as the integrity attribute of HTML has it. */
export const integrityOf = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`

/** Adds to each file of the worker's manifest its hash, which the browser checks at installation. */
export const withIntegrity: ManifestTransform = (entries) => ({
  manifest: entries.map((entry) => ({ ...entry, integrity: integrityOf(readFileSync(`dist/${entry.url}`)) })),
})
