import { contentPolicy } from './content-policy.ts'
import { hashOf, type Sheet } from './sheets.ts'

const neutral = `<div class="shell"><img src="/favicon.svg" width="72" height="72" alt=""><p>Caisse des Dépôts et Consignations</p><noscript><p>Cette page a besoin de JavaScript. <a href="/">Accueil</a> · <a href="/communique">Communiqués</a> · <a href="/publications">Publications</a></p></noscript></div>`

export interface Shell {
  html: string
  /** The sheet that every document holds. */
  base: Sheet
  /** Allows just the site's own inline styles and scripts. */
  policy: string
}

/**
 * The neutral shell, from the index.html that Vite built: the base stylesheet inlined, the program imported after the
 * first paint, and markers where a page's head and markup go.
 */
export function shellOf(built: string, sheets: readonly Sheet[]): Shell {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(built)
  const entry = /<script type="module"[^>]*src="(\/assets\/[^"]+)"[^>]*><\/script>/.exec(built)
  const base = sheets.find((sheet) => sheet.href === link?.[1])
  if (!link || !entry || !base) throw new Error('The built index.html is not as expected')
  const boot = `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>import(${JSON.stringify(entry[1])}))))`
  const html = built
    .replace(entry[0], '')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(link[0], () => base.inline)
    .replace(
      '<div id="root"></div>',
      () => `<!--root--><div id="root">${neutral}</div><!--/root--><script>${boot}</script>`,
    )
    .replace('</head>', '<!--head--><title>CDEC Cameroun</title><!--/head--></head>')
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => hashOf(text))
  const policy = contentPolicy({ scripts, styles: sheets.map((sheet) => sheet.hash) })
  return { html: html.replace('<meta charset="utf-8" />', (meta) => meta + metaPolicy(policy)), base, policy }
}

/** What a document may say of itself; who may frame it is the server's to say. */
function metaPolicy(policy: string) {
  return `<meta http-equiv="Content-Security-Policy" content="${policy.replace(/;? ?frame-ancestors[^;]*/, '')}">`
}
