import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { runSite } from './processes'
import { startThumbnailHost } from './thumbnail-host'

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of the built site, one for each worker, so that tests do not share the state of a provider. */
    sites: string[]
    /** The file of the built-in provider, bundled. */
    providerProgram: string
    /** The port of the stand-in for the host of video thumbnails. */
    thumbnailPort: number
  }
}

/**
 * Starts a site with the built-in provider for each worker and the host of thumbnails, bundles the provider, and makes a
 * temporary folder for the files of the run.
 */
export async function setup({ config, provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'cdec-tests-'))
  process.env['TMPDIR'] = folder
  const thumbnails = await startThumbnailHost()
  provide('thumbnailPort', thumbnails.port)
  provide('providerProgram', await bundleProvider(folder))
  const sites = await Promise.all(Array.from({ length: config.maxWorkers }, () => runSite()))
  provide(
    'sites',
    sites.map(({ url }) => url),
  )
  return async () => {
    await thumbnails.close()
    await Promise.all(sites.map(({ kill }) => kill()))
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Bundles the built-in provider, whose modules take six times as long to load one by one. Returns the file. */
async function bundleProvider(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'mocks/standalone.ts',
      outDir: join(folder, 'provider'),
      rolldownOptions: { output: { entryFileNames: 'provider.mjs' } },
    },
  })
  // It reads the files of its seeds beside its folder.
  symlinkSync(resolve('mocks/files'), join(folder, 'files'))
  return join(folder, 'provider/provider.mjs')
}
