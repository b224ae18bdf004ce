import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type * as Prerender from '../src/prerender.tsx'
import { settings } from '../src/site/settings.ts'
import { assetsOf, type ClientBuild, clientBuild, importMapFile } from './client-build.ts'
import { shellDocument } from './document.ts'
import { nginxFiles } from './nginx.ts'
import { installDom } from './node-dom.ts'
import { framePolicy, securityHeaders, workerPolicy } from './server-rules.ts'
import { siteFolder } from './site-folder.ts'
import { sourceConfig } from './source-config.ts'

/** The folder of the built program. A release has it as `refresh`. */
const programFolder = '.refresh'

/** The packages that a release contains beside the program, because they cannot be bundled. */
export const shippedPackages = ['jsdom', 'sharp']

/**
 * Builds the program that renders the documents (refresh/) at the end of the build, and writes with it what is code: the
 * shells, which the worker caches, and the files that servers need.
 */
export function refreshProgram(): Plugin {
  let outDir: string | undefined
  let client: ClientBuild | undefined
  return {
    name: 'refresh-program',
    apply: 'build',
    configResolved(config) {
      outDir = siteFolder(config)
    },
    generateBundle: {
      // Vite has completed the import map by then.
      order: 'post',
      handler(_options, bundle) {
        if (outDir === undefined) return
        client = clientBuild(bundle)
        // The documents contain it.
        delete bundle[importMapFile]
      },
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (client === undefined || outDir === undefined) return
        await buildProgram(client)
        installDom()
        const rendered: typeof Prerender = await import(pathToFileURL(resolve(programFolder, 'prerender.mjs')).href)
        for (const [file, text] of Object.entries(await siteFiles(rendered, client))) {
          mkdirSync(dirname(join(outDir, file)), { recursive: true })
          writeFileSync(join(outDir, file), text)
        }
      },
    },
  }
}

/** The program renders public pages alone: the screens of the back office would be half of it. */
const withoutBackOffice: Plugin = {
  name: 'without-back-office',
  load: { filter: { id: /\/src\/routes\/Admin.*\?tsr-split=/ }, handler: () => 'export {}' },
}

async function buildProgram(client: ClientBuild) {
  const { PICTURE_ORIGINS = '', QUICK_BUILD = '' } = process.env
  const { plugins, rolldownOptions, ...source } = sourceConfig({ generatesRoutes: false })
  await build({
    ...source,
    plugins: [...plugins, withoutBackOffice],
    configFile: false,
    logLevel: 'error',
    // What counts is the environment of the build, not that of the server.
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.PICTURE_ORIGINS': JSON.stringify(PICTURE_ORIGINS),
      'process.env.QUICK_BUILD': JSON.stringify(QUICK_BUILD),
    },
    ssr: { noExternal: true, external: shippedPackages },
    build: {
      ssr: true,
      rolldownOptions: {
        ...rolldownOptions,
        input: { refresh: 'refresh/main.ts', prerender: 'src/prerender.tsx' },
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
      outDir: programFolder,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  })
  writeFileSync(join(programFolder, 'client.json'), JSON.stringify(client))
}

/** Returns the files of the site that do not depend on the provider's rows. */
async function siteFiles({ publicReads, publicPages, renderFrame }: typeof Prerender, client: ClientBuild) {
  const pages = new Map(publicPages().map(({ address, file }) => [address, `/${file}`]))
  const shells = { 'app.html': 'fr', 'en/app.html': 'en' } as const
  const files: Record<string, string> = {
    _headers: headersFile(),
    'robots.txt': robots,
    ...nginxFiles(pages.set('/reparer', '/reparer.html'), publicReads),
  }
  for (const [file, locale] of Object.entries(shells))
    files[file] = shellDocument(locale, await renderFrame(locale), assetsOf(client))
  return files
}

/** Robots read what public pages consist of: pictures, documents and lists. The rest of the provider is for nobody to index. */
const robots = `User-agent: *
Disallow: /Admin
Disallow: /admin
Disallow: /api/login
Disallow: /api/me
Disallow: /api/register
Disallow: /api/subscribers
Disallow: /api/users
Sitemap: ${settings.origin}/sitemap.xml
`

/** Returns the headers in the format of static hosts. */
function headersFile() {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    rule('/*', { 'Content-Security-Policy': framePolicy, ...securityHeaders }),
    rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ...['/sw.js', '/assets/admin/*'].map((path) => rule(path, { 'Content-Security-Policy': workerPolicy })),
  ].join('')
}
