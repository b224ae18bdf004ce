import { readFileSync } from 'node:fs'
import type { ManifestTransform } from 'workbox-build'
import { integrityOf } from './content-policy.ts'

/** Gives each file of the worker's manifest the hash of its bytes: the worker caches and shows nothing else. */
export const withIntegrity: ManifestTransform = (entries) => ({
  manifest: entries.map((entry) => ({ ...entry, integrity: integrityOf(readFileSync(`dist/${entry.url}`)) })),
})
