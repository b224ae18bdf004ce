import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentPolicy } from './content-policy.ts'

const neutral = `<div class="shell"><img src="/favicon.svg" width="72" height="72" alt=""><p>Caisse des Dépôts et Consignations</p><noscript><p>Cette page a besoin de JavaScript. <a href="/">Accueil</a> · <a href="/communique">Communiqués</a> · <a href="/publications">Publications</a></p></noscript></div>`

/**
 * The neutral shell, from the index.html that Vite built into `outDir`: the public stylesheet inlined, the program
 * imported after the first paint, and markers where a page's head and markup go. Also gives the content policy that
 * allows just this style and these scripts.
 */
export function shellOf(html: string, outDir: string): { shell: string; policy: string } {
  const css = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/.exec(html)
  const entry = /<script type="module"[^>]*src="(\/assets\/[^"]+)"[^>]*><\/script>/.exec(html)
  if (css?.[1] === undefined || entry?.[1] === undefined) throw new Error('The built index.html is not as expected')
  const style = readFileSync(join(outDir, css[1]), 'utf8').trim()
  const boot = `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>import(${JSON.stringify(entry[1])}))))`
  const shell = html
    .replace(entry[0], '')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    // The disabled link is never fetched; it tells Vite's loader that this sheet is there already.
    .replace(css[0], () => `<style>${style}</style><link rel="stylesheet" href="/${css[1]}" disabled>`)
    .replace(
      '<div id="root"></div>',
      () => `<!--root--><div id="root">${neutral}</div><!--/root--><script>${boot}</script>`,
    )
    .replace('</head>', '<!--head--><title>CDEC Cameroun</title><!--/head--></head>')
  const scripts = [...shell.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => hash(text))
  const policy = contentPolicy({ scripts, styles: [hash(style)] })
  return { shell: shell.replace('<meta charset="utf-8" />', (meta) => meta + metaPolicy(policy)), policy }
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What a document may say of itself; who may frame it is the server's to say. */
function metaPolicy(policy: string) {
  return `<meta http-equiv="Content-Security-Policy" content="${policy.replace(/;? ?frame-ancestors[^;]*/, '')}">`
}
