import type { Locale } from '../src/i18n/locale.ts'
import type { Page } from '../src/prerender.tsx'
import { contentPolicy } from './content-policy.ts'

/** A style sheet of the build. */
export interface Sheet {
  href: string
  text: string
}

/** The parts of the client build that a document contains. */
export interface Assets {
  /** The boot script, inlined into every document. */
  boot: string
  /** The import-map name of the client bundle's entry. */
  entry: string
  /** The import-map names of the modules to preload. */
  modules: readonly string[]
  /** The style sheets of the page. */
  styles: readonly Sheet[]
  /** The import map, as JSON. */
  importMap: string
  /** The id of this build. */
  release: string
}

/** Returns the document of a public page. */
export function pageDocument(page: Page, assets: Assets): string {
  const { address, locale, head, body, dateNote, otherRows } = page
  // With data saving the page is read as it was prerendered.
  const note =
    '<noscript><p class="no-print container note">' +
    `${[withoutScripts[locale], dateNote].filter(Boolean).join(' ')}</p></noscript>`
  const others =
    otherRows &&
    `<noscript><section class="container page"><h2>${restOfList[locale]}</h2>${otherRows}</section></noscript>`
  return html(locale, head, assets, {
    data: attributes({ page: address }),
    body,
    warning: bundleMissing.page[locale],
    styled: inlined,
    before: note,
    after: others,
  })
}

/**
 * Returns the shell of a language, the document of its addresses that are not prerendered, and under the service worker of
 * those that were not visited: the public frame until the page is rendered. The French one also serves the back office.
 */
export function shellDocument(
  locale: Locale,
  { head, frame }: { head: string; frame: string },
  assets: Assets,
): string {
  const { title, body } = shells[locale]
  return html(locale, `<title>${title}</title>${head}`, assets, {
    body: frame + body,
    warning: bundleMissing.shell,
    styled: linked,
  })
}

const shells: Record<Locale, { title: string; body: string }> = {
  fr: {
    title: 'CDEC Cameroun',
    body:
      '<div data-frame="admin"><img src="/favicon.svg" width="72" height="72" alt=""><p>Caisse des Dépôts et Consignations</p></div>' +
      '<noscript><p>Cette page a besoin de JavaScript. <a href="/">Accueil</a> · <a href="/communique">Communiqués</a> · ' +
      '<a href="/publications">Publications</a></p></noscript>',
  },
  en: {
    title: 'CDEC Cameroon',
    body:
      '<noscript><p>This page needs JavaScript. <a href="/en">Home</a> · <a href="/en/communique">Press releases</a> · ' +
      '<a href="/en/publications">Publications</a></p></noscript>',
  },
}

/** The part of a document's head for its style sheets, and the inline ones that its content policy has to allow. */
interface Styles {
  head: string
  inline: readonly string[]
}

/** Links the style sheets of the shell, whose files are cached. */
const linked = (sheets: readonly Sheet[]): Styles => ({
  head: sheets.map(({ href }) => `<link rel="stylesheet" href="${href}">\n`).join(''),
  inline: [],
})

/**
 * Inlines the style sheets of a document for first visits. The links, which are never fetched, keep Vite’s loader from loading
 * the sheets again.
 */
function inlined(sheets: readonly Sheet[]): Styles {
  const text = sheets.map((sheet) => sheet.text).join('')
  const links = sheets.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>\n`).join('')
  return { head: `<style>${text}</style>\n${links}`, inline: [text] }
}

// The import map is last, so that it does not delay the first paint: modules are loaded after the document.
function html(
  locale: Locale,
  head: string,
  { boot, entry, modules, styles, importMap, release }: Assets,
  {
    data = '',
    body,
    warning,
    styled,
    before = '',
    after = '',
  }: {
    /** The attributes of #root. */
    data?: string
    body: string
    /** The text of the notice that the client bundle is missing. */
    warning: string
    styled: (sheets: readonly Sheet[]) => Styles
    /** The HTML before and after #root. */
    before?: string
    after?: string
  },
) {
  const { head: sheets, inline } = styled(styles)
  const policy = contentPolicy({ scripts: [boot, importMap], styles: inline })
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#22356f">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10162a">
<link rel="icon" href="/favicon-48.png" type="image/png" sizes="48x48">
<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest${locale === 'fr' ? '' : `-${locale}`}.webmanifest">
${head}
${sheets}<script>${boot}</script>
</head>
<body>${before}<div id="root"${attributes({ entry, modules: modules.join(' ') })}${data}>${body}</div>${after}${missing(warning, locale)}
<script type="importmap"${attributes({ release })}>${importMap}</script>
</body>
</html>
`
}

const withoutScripts: Record<Locale, string> = {
  fr: 'Sans JavaScript, ni recherche ni formulaires.',
  en: 'Without JavaScript, neither search nor forms.',
}

/** The heading of the rows that a list has beside its cards. */
const restOfList: Record<Locale, string> = { fr: 'La suite de la liste', en: 'The rest of the list' }

/** The notice that the boot script and app/missing-chunks.ts show when the client bundle cannot start. */
const bundleMissing = {
  page: {
    fr: 'Cette page se lit, mais le site n’a pas pu démarrer. <a href="">Recharger</a> · <a href="/reparer">Réparer le site</a>',
    en: 'This page can be read, but the site could not start. <a href="">Reload</a> · <a href="/reparer">Repair the site</a>',
  },
  shell:
    'Le site n’a pas pu démarrer. <a href="">Recharger</a> · <a href="/reparer">Réparer le site</a> · <span lang="en">The site could not start. <a href="/reparer">Repair the site</a></span>',
  old: {
    fr: 'Votre navigateur est ancien : les pages se lisent, sans la recherche ni les formulaires.',
    en: 'Your browser is old: the pages can be read, without the search and the forms.',
  },
}

function missing(message: string, locale: Locale) {
  const style = 'position:fixed;inset:auto 0 0;z-index:99;margin:0;padding:.75rem 1rem;background:#fdf1d0;color:#3d2f00'
  return `<p id="bundle-missing" role="status" style="${style}" data-old="${bundleMissing.old[locale]}" hidden>${message.replaceAll('<a ', '<a style="color:inherit" ')}</p>`
}

const attributes = (data: Record<string, string>) =>
  Object.entries(data)
    .map(([name, value]) => (value === '' ? '' : ` data-${name}="${value}"`))
    .join('')
