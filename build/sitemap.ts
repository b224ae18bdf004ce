import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { settings } from '../src/site/settings.ts'
import { siteFolder } from './site-folder.ts'

/** Writes sitemap.xml and robots.txt from the prerendered pages. */
export function sitemap(): Plugin {
  let outDir: string | undefined
  return {
    name: 'sitemap',
    apply: (_config, { command }) => command === 'build',
    configResolved(config) {
      outDir = siteFolder(config)
    },
    closeBundle: {
      sequential: true,
      handler() {
        if (outDir === undefined) return
        writeFileSync(join(outDir, 'sitemap.xml'), sitemapXml(pages(outDir)))
        writeFileSync(join(outDir, 'robots.txt'), robots)
      },
    },
  }
}

const robots = `User-agent: *
Disallow: /Admin
Disallow: /admin
Disallow: /api/
Sitemap: ${settings.origin}/sitemap.xml
`

/** Returns the canonical address of each prerendered page that may be indexed. */
function pages(outDir: string): string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(outDir, file), 'utf8'))
    .filter((html) => !html.includes('content="noindex"'))
    .flatMap((html) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? [])
    .sort()
}

function sitemapXml(addresses: readonly string[]) {
  const entries = addresses.map((address) => `  <url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
