import { join } from 'node:path'
import { locales } from '@/i18n/locale'
import { keyOf, nothing, type RenderedSite, renderedSite, stateFile } from './rendered-site.ts'
import { type Outcome, Rendering, type RenderingOptions } from './rendering.ts'
import { readJson, type SiteFiles } from './site-files.ts'
import { securityText } from './small-files.ts'

/** Renders what differs from the last time: list pages, documents of records, feeds, sitemap. Removes those of deleted records. */
export async function renderSite(options: RenderingOptions): Promise<Outcome> {
  const { site, lists, now } = options
  const before = readJson(join(site.folder, stateFile), renderedSite) ?? nothing
  await site.write('.well-known/security.txt', securityText(now))
  const isChanged = lists.some(({ locale, name, digest }) => before.lists[keyOf(locale, name)] !== digest)
  if (!isChanged && before.withoutPicture.length === 0 && isWhole(site, before))
    return { failures: [], withoutPicture: [] }
  const { installDom } = await import('../build/node-dom.ts')
  installDom()
  const rendering = new Rendering(options, before, await import('../src/prerender.tsx'))
  for (const locale of locales) await rendering.pages(locale)
  await rendering.records()
  for (const locale of locales) await rendering.feeds(locale)
  return rendering.finish()
}

/** Returns whether every document that was rendered is still there. */
function isWhole(site: SiteFiles, { pages, records }: RenderedSite): boolean {
  const files = [...Object.keys(pages), ...Object.keys(records)]
  return files.length > 0 && files.every((file) => site.isWhole(file))
}
