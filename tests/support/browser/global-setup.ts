import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSite } from './processes'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the built site, one for each worker: what a test asks of a provider changes no other's. */
    sites: string[]
  }
}

/**
 * The files and processes of a run have a temporary folder of their own, and each worker a site with the built-in
 * provider: both are there until the last test.
 */
export async function setup({ config, provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'cdec-tests-'))
  process.env['TMPDIR'] = folder
  const sites = await Promise.all(Array.from({ length: config.maxWorkers }, () => startSite()))
  provide(
    'sites',
    sites.map(({ url }) => url),
  )
  return async () => {
    await Promise.all(sites.map(({ kill }) => kill()))
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
