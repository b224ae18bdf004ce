import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../src/prerender'

/** The HTML that Vite built, and where its files are. */
export interface Shell {
  html: string
  outDir: string
}

const neutral = `<div class="shell"><img src="/favicon.svg" width="72" height="72" alt=""><p>Caisse des Dépôts et Consignations</p><noscript><p lang="fr">Cette page a besoin de JavaScript. <a href="/">Accueil</a> · <a href="/communique">Communiqués</a> · <a href="/publications">Publications</a></p></noscript></div>`

/**
 * One document: the public stylesheet inlined, the page's head and markup in place, and the program imported after
 * the first paint. Without a page it is the neutral shell.
 */
export function assemble({ html, outDir }: Shell, path?: string, page?: Page): string {
  const css = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/.exec(html)
  const entry = /<script type="module"[^>]*src="(\/assets\/[^"]+)"[^>]*><\/script>/.exec(html)
  if (css?.[1] === undefined || entry?.[1] === undefined) throw new Error('The built index.html is not as expected')
  const style = readFileSync(join(outDir, css[1]), 'utf8').trim()
  const boot = `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>import(${JSON.stringify(entry[1])}))))`
  const root = page
    ? `<div id="root" data-page="${path}" data-locale="fr">${page.body}</div>`
    : `<div id="root">${neutral}</div>`
  return html
    .replace(entry[0], '')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(css[0], () => `<style>${style}</style>`)
    .replace('<div id="root"></div>', () => `${root}<script type="module">${boot}</script>`)
    .replace('</head>', () => `${page?.head ?? '<title>CDEC Cameroun</title>'}</head>`)
}
