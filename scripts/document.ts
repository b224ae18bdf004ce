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

/** The files of the texts that every screen needs. */
export type Catalogs = Record<'fr' | 'en', string>

/**
 * The neutral shell, from the index.html that Vite built: the base stylesheet inlined, the program imported after the
 * first paint, and markers where a page's head and markup go.
 */
export function shellOf(built: string, sheets: readonly Sheet[], catalogs: Catalogs): Shell {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(built)
  // Vite writes one script, or one for each file that the entry would only import.
  const entries = [...built.matchAll(/<script type="module"[^>]*src="(\/assets\/[^"]+)"[^>]*><\/script>/g)]
  const base = sheets.find((sheet) => sheet.href === link?.[1])
  if (!link || entries.length === 0 || !base) throw new Error('The built index.html is not as expected')
  const boot = bootScript(
    entries.map(([, file = '']) => file),
    catalogs,
  )
  const html = entries
    .reduce((rest, [script]) => rest.replace(script, ''), built)
    .replace(/\n\s+/g, '\n')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(link[0], () => base.inline)
    .replace('</script>', () => `${boot}</script>`)
    .replace('<div id="root"></div>', () => `<!--root--><div id="root">${neutral}</div><!--/root-->`)
    .replace('</head>', '<!--head--><title>CDEC Cameroun</title><!--/head--></head>')
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => hashOf(text))
  const policy = contentPolicy({ scripts, styles: sheets.map((sheet) => sheet.hash) })
  return { html: html.replace('<meta charset="utf-8" />', (meta) => meta + metaPolicy(policy)), base, policy }
}

/**
 * Fetches the program once the page has been painted, so that its bytes never compete with the first sight of it. A page
 * that is not looked at is never painted: there the program comes when the page is loaded.
 * The reader's texts and the files of the page's own screen come beside it: the program asks for them first of all.
 */
function bootScript(files: readonly string[], { fr, en }: Catalogs) {
  const program = files.map((file) => `import(${JSON.stringify(file)})`).join(';')
  const texts = `import(locale==="en"?${JSON.stringify(en)}:${JSON.stringify(fr)})`
  const screen = 'for(const file of list("files"))import(file)'
  const run = `let locale=document.documentElement.lang,list=name=>(document.getElementById("root").dataset[name]||"").split(" ").filter(Boolean);${program};${texts};${screen};${earlyReads}`
  return `addEventListener("load",()=>{let run=()=>{run=()=>{};${run}};if(document.hidden)run();else{setTimeout(()=>run(),2000);new PerformanceObserver(()=>setTimeout(()=>run())).observe({type:"paint",buffered:true})}})`
}

/**
 * What the page reads is asked for beside the program, as the program would (src/api/http.ts), by somebody who is not
 * signed in and has kept nothing yet; src/api/early-reads.ts hands it over.
 */
const earlyReads = `try{if(!localStorage.getItem("token")&&!localStorage.getItem("cdec-cache")){let answers={};earlyReads={locale,answers};for(const path of list("reads"))(answers[path]=fetch(path,{priority:"low",headers:{Accept:"application/json","Accept-Language":locale,"X-Requested-With":"XMLHttpRequest"}})).catch(()=>{})}}catch{}`

/** What a document may say of itself; who may frame it is the server's to say. */
function metaPolicy(policy: string) {
  return `<meta http-equiv="Content-Security-Policy" content="${policy.replace(/;? ?frame-ancestors[^;]*/, '')}">`
}
