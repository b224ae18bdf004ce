import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { runSite } from './processes'
import { startThumbnailHost } from './thumbnail-host'

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of the built site, one for each worker, so that tests do not share the state of a provider. */
    sites: string[]
    /** The port of the stand-in for the host of video thumbnails. */
    thumbnailPort: number
  }
}

/** Starts a site with the built-in provider for each worker and the host of thumbnails, and makes a temporary folder for the files of the run. */
export async function setup({ config, provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'cdec-tests-'))
  process.env['TMPDIR'] = folder
  const thumbnails = await startThumbnailHost()
  provide('thumbnailPort', thumbnails.port)
  const sites = await Promise.all(Array.from({ length: config.maxWorkers }, () => runSite()))
  provide(
    'sites',
    sites.map(({ url }) => url),
  )
  return async () => {
    thumbnails.close()
    await Promise.all(sites.map(({ kill }) => kill()))
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
