import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { runSite } from './processes'

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of the built site, one for each worker, so that tests do not share the state of a provider. */
    sites: string[]
  }
}

/** Starts a site with the built-in provider for each worker, and makes a temporary folder for the files of the run. */
export async function setup({ config, provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'cdec-tests-'))
  process.env['TMPDIR'] = folder
  const sites = await Promise.all(Array.from({ length: config.maxWorkers }, () => runSite()))
  provide(
    'sites',
    sites.map(({ url }) => url),
  )
  return async () => {
    await Promise.all(sites.map(({ kill }) => kill()))
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
