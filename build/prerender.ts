import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import { build, type Plugin } from 'vite'
import type { PrerenderedRows } from '../src/api/prerendered-rows.ts'
import type * as Prerender from '../src/prerender.tsx'
import { atomDocument } from './atom.ts'
import { ClientBuild, importMapFile } from './client-build.ts'
import { framePolicy, securityHeaders, workerPolicy } from './content-policy.ts'
import { pageDocument, shellDocument } from './document.ts'
import { nginxFiles } from './nginx.ts'
import { siteFolder } from './site-folder.ts'

const serverBuild = 'node_modules/.prerender'

/**
 * Renders the documents at the end of the build: each public page in both languages for first visits, and the shells for all
 * other addresses and for the service worker; and the configuration that servers need.
 */
export function prerender(): Plugin {
  let outDir: string | undefined
  let built: ClientBuild | undefined
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      outDir = siteFolder(config)
    },
    generateBundle: {
      // Vite has completed the import map by then.
      order: 'post',
      handler(_options, bundle) {
        if (outDir === undefined) return
        built = new ClientBuild(bundle)
        // The documents contain it.
        delete bundle[importMapFile]
      },
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (built === undefined || outDir === undefined) return
        const folder = outDir
        await build({
          logLevel: 'error',
          build: {
            ssr: 'src/prerender.tsx',
            rolldownOptions: { input: 'src/prerender.tsx', output: { codeSplitting: false } },
            outDir: serverBuild,
            emptyOutDir: true,
            copyPublicDir: false,
          },
        })
        // The texts of records are read by a DOM parser.
        const { window } = new JSDOM()
        globalThis.DOMParser ??= window.DOMParser
        // Of the sanitiser (src/lib/sanitize.ts).
        Object.assign(globalThis, { sanitizerWindow: window })
        const rendered: typeof Prerender = await import(pathToFileURL(resolve(serverBuild, 'prerender.js')).href)
        await writeDocuments(rendered, built, (file, text) => {
          mkdirSync(dirname(join(folder, file)), { recursive: true })
          writeFileSync(join(folder, file), text)
        })
      },
    },
  }
}

async function writeDocuments(
  rendered: typeof Prerender,
  client: ClientBuild,
  write: (file: string, text: string) => void,
) {
  const { publicPaths, publicReads, renderPage, renderFrame, readPublicLists, firstRows, recordPages } = rendered
  const provider = process.env.PROVIDER_URL?.replace(/\/$/, '')
  if (!provider) throw new Error('PROVIDER_URL is missing: npm run build starts the built-in provider without one.')
  // The documents name the time when their rows were read, in seconds where it is given (reproducible-builds.org).
  const at = Number(process.env.SOURCE_DATE_EPOCH ?? Math.floor(Date.now() / 1000)) * 1000
  const lists = { en: await readPublicLists('en', provider, at), fr: await readPublicLists('fr', provider, at) }
  const pages = new Map([['/reparer', '/reparer.html']])
  for (const locale of ['fr', 'en'] as const) {
    const folder = locale === 'fr' ? '' : locale
    write(join(folder, 'app.html'), shellDocument(locale, await renderFrame(locale), client.assetsOf()))
    for (const path of publicPaths(locale)) {
      const page = await renderPage(path, locale, undefined, lists[locale])
      const rows = firstRows(page, lists[locale])
      const shown = rows ? await renderPage(path, locale, rows, lists[locale]) : page
      const linked = { ...shown, head: shown.head + feedLinks(rendered, path) }
      const file = join('/', folder, path === '/' ? 'index.html' : `${path}.html`)
      write(file, pageDocument(linked, client.assetsOf(shown)))
      pages.set(page.address, file)
    }
    for (const { path, rows, described } of recordPages(lists[locale], locale)) {
      const page = await renderPage(path, locale, rows, undefined, described)
      write(`${page.address}.html`, pageDocument(page, client.assetsOf(page)))
    }
  }
  await writeFeeds(rendered, lists, write)
  write('_headers', headersFile())
  const servers = nginxFiles(pages, publicReads)
  for (const [file, text] of Object.entries(servers)) write(file, text)
}

/** Writes the feeds, which need the provider's rows. */
async function writeFeeds(
  { feedsIn }: typeof Prerender,
  lists: Record<'fr' | 'en', PrerenderedRows>,
  write: (file: string, text: string) => void,
) {
  for (const locale of ['en', 'fr'] as const)
    for (const { address, feed } of await feedsIn(locale, lists[locale])) write(address, atomDocument(feed))
}

/** Returns the feeds of a page in both languages; all of them for the home page. */
function feedLinks({ feedLists, feedAddress }: typeof Prerender, path: string): string {
  return feedLists
    .filter(({ page }) => path === '/' || path === page.path)
    .flatMap(({ feed }) =>
      (['fr', 'en'] as const).map(
        (locale) =>
          `<link rel="alternate" type="application/atom+xml" hreflang="${locale}" href="${feedAddress(feed, locale)}">`,
      ),
    )
    .join('')
}

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
