import type { Page } from '../src/prerender.tsx'
import { contentPolicy } from './content-policy.ts'

/** A style sheet of the build: its address and its text. */
export interface Sheet {
  href: string
  text: string
}

/** What a document takes from the client build. */
export interface Assets {
  /** The boot script, inlined into every document. */
  boot: string
  /** What the import map calls the client bundle. */
  entry: string
  /** What it calls the modules that are fetched beside it. */
  modules: readonly string[]
  /** What it calls the module that shows rows without the client bundle. */
  rows: string
  /** The sheets of what the page shows. */
  styles: readonly Sheet[]
  /** The addresses of the chunks by their names, as JSON. */
  importMap: string
  /** Tells this build from another. */
  release: string
}

/** The document of a public page; `copied` says whether the build has copies of the public lists. */
export function pageDocument(page: Page, assets: Assets, copied: boolean): string {
  const { path, locale, head, body, reads, dated } = page
  const data = { page: path, locale, reads: reads.join(' '), copied: copied ? 'yes' : '' }
  // Whoever reads without the client bundle reads what the page was prerendered with.
  const date =
    dated && `<noscript><p style="margin:0;padding:.5rem 1rem;background:#fdf1d0;color:#3d2f00">${dated}</p></noscript>`
  return html(locale, head, assets, attributes(data), body, bundleMissing.page[locale], inlined, date)
}

/**
 * The document of an address without a page of its own, and of every address once the service worker answers: the
 * public frame in each language, of which the reader's is shown until the page is drawn.
 */
export function shellDocument(frames: readonly string[], assets: Assets, copied: boolean): string {
  return html(
    'fr',
    '<title>CDEC Cameroun</title>',
    assets,
    attributes({ copied: copied ? 'yes' : '' }),
    frames.join('') + office,
    bundleMissing.shell,
    linked,
  )
}

const office =
  '<div class="shell" data-frame="admin"><img src="/favicon.svg" width="72" height="72" alt=""><p>Caisse des Dépôts et Consignations</p></div>' +
  '<noscript><p>Cette page a besoin de JavaScript. <a href="/">Accueil</a> · <a href="/communique">Communiqués</a> · ' +
  '<a href="/publications">Publications</a></p></noscript>'

/** A sheet as the shell has it: its file is on the device. */
const linked = ({ href }: Sheet) => `<link rel="stylesheet" href="${href}">\n`

/**
 * A sheet as a document of a first visit has it. Vite’s loader finds the link, which is never fetched, and does not load
 * the sheet a second time.
 */
const inlined = ({ href, text }: Sheet) => `<style>${text}</style><link rel="stylesheet" href="${href}" disabled>\n`

// The import map stands last, where it does not hold up the first paint: modules are loaded after the document.
function html(
  locale: string,
  head: string,
  { boot, entry, modules, rows, styles, importMap, release }: Assets,
  data: string,
  body: string,
  warning: string,
  sheet: (sheet: Sheet) => string,
  before = '',
) {
  const policy = contentPolicy({ scripts: [boot, importMap], styles: styles.map(({ text }) => text) })
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy.replace(/; frame-ancestors[^;]*/, '')}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#22356f">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10162a">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${head}
${styles.map(sheet).join('')}<script>${boot}</script>
</head>
<body>${before}<div id="root"${attributes({ entry, modules: modules.join(' '), rows })}${data}>${body}</div>${missing(warning)}
<script type="importmap"${attributes({ release })}>${importMap}</script>
</body>
</html>
`
}

/** Shown by the boot script and by main.tsx when the client bundle cannot start: the document stays as it is. */
const bundleMissing = {
  page: {
    fr: 'Cette page se lit, mais le site n’a pas pu démarrer. <a href="/reparer">Réparer le site</a>',
    en: 'This page can be read, but the site could not start. <a href="/reparer">Repair the site</a>',
  },
  shell:
    'Le site n’a pas pu démarrer. <a href="/reparer">Réparer le site</a> · <span lang="en">The site could not start. <a href="/reparer">Repair the site</a></span>',
}

function missing(message: string) {
  const style = 'position:fixed;inset:auto 0 0;z-index:99;margin:0;padding:.75rem 1rem;background:#fdf1d0;color:#3d2f00'
  return `<p id="bundle-missing" role="status" style="${style}" hidden>${message.replaceAll('<a ', '<a style="color:inherit" ')}</p>`
}

const attributes = (data: Record<string, string>) =>
  Object.entries(data)
    .map(([name, value]) => (value === '' ? '' : ` data-${name}="${value}"`))
    .join('')
