import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { recordLists } from '../src/contract/rows/record-lists.ts'
import { settings } from '../src/site/settings.ts'
import { siteFolder } from './site-folder.ts'

/**
 * Writes sitemap.xml and robots.txt from the prerendered pages. With PROVIDER_URL the sitemap also lists each news item and
 * interview, in both languages.
 */
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
      async handler() {
        if (outDir === undefined) return
        const addresses = [...pages(outDir), ...(await records())]
        writeFileSync(join(outDir, 'sitemap.xml'), sitemapXml(addresses))
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

/** Resolves to the addresses of the provider's records with their own pages; [] without a provider or an answer. */
async function records(): Promise<string[]> {
  const provider = process.env.PROVIDER_URL
  if (!provider) return []
  const lists = await Promise.all(recordLists.map((list) => slugs(provider, list)))
  return lists.flat()
}

async function slugs(provider: string, { name, path, page }: (typeof recordLists)[number]): Promise<string[]> {
  try {
    const rows: unknown = await (await fetch(new URL(path, provider))).json()
    if (!Array.isArray(rows)) return []
    return rows.flatMap(({ slug }: { slug?: unknown }) =>
      typeof slug === 'string' && slug !== ''
        ? ['', '/en'].map((language) => `${settings.origin}${language}${page.path}/${encodeURIComponent(slug)}`)
        : [],
    )
  } catch (error) {
    console.warn(`The sitemap leaves out ${name}: ${String(error)}`)
    return []
  }
}

function sitemapXml(addresses: readonly string[]) {
  const entries = addresses.map((address) => `  <url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
