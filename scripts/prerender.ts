import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type * as Prerender from '../src/prerender'
import { assemble, type Shell } from './document.ts'

const made = 'node_modules/.prerender'

/**
 * Makes every public page into its own HTML at the end of the build: French ones as files for first visits, both
 * languages as one JSON each for the service worker, and a neutral shell for every other address.
 */
export function prerender(): Plugin {
  let outDir = 'dist'
  let wanted = false
  return {
    name: 'prerender',
    apply: (_config, { command }) => command === 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
      wanted = !config.build.ssr
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (!wanted) return
        await build({
          logLevel: 'error',
          build: { ssr: 'src/prerender.tsx', outDir: made, emptyOutDir: true, copyPublicDir: false },
        })
        const module: typeof Prerender = await import(pathToFileURL(resolve(made, 'prerender.js')).href)
        await writePages(module, outDir)
      },
    },
  }
}

async function writePages({ publicPaths, renderPage }: typeof Prerender, outDir: string) {
  const shell: Shell = { html: readFileSync(join(outDir, 'index.html'), 'utf8'), outDir }
  const paths = publicPaths()
  for (const locale of ['en', 'fr'] as const) {
    const pages: Record<string, Prerender.Page> = {}
    for (const path of paths) pages[path] = await renderPage(path, locale)
    writeFileSync(join(outDir, `pages-${locale}.json`), JSON.stringify(pages))
    if (locale !== 'fr') continue
    for (const [path, page] of Object.entries(pages)) {
      const file = join(outDir, path === '/' ? 'index.html' : `${path}.html`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, assemble(shell, path, page))
    }
  }
  writeFileSync(join(outDir, 'app.html'), assemble(shell))
}
