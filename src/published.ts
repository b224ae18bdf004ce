import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { PrerenderedRows } from './api/prerendered-rows'
import { actualites } from './contract/rows/actualites'
import { communications } from './contract/rows/communications'
import { publications } from './contract/rows/publications'
import { reglementations } from './contract/rows/reglementations'
import { loadCatalog } from './i18n/catalogs'
import type { Locale } from './i18n/locale'
import { htmlToText } from './lib/html-to-text'
import { listSources } from './site/search/list-documents'
import { settings } from './site/settings'
import type { PublishedDocument } from './site/verify/published'

// What the build publishes of the provider's rows besides the pages: feeds, and the list of its documents.

/** An entry of a feed: its address is also what it is known by. `date` is an ISO day or moment. */
export interface FeedEntry {
  address: string
  title: string
  summary: string
  date: string
}

/** A feed as RFC 4287 has it; `self` is its own address, `page` that of the page it follows. */
export interface Feed {
  self: string
  page: string
  locale: string
  title: string
  author: string
  entries: readonly FeedEntry[]
}

/** The lists that have a feed, and its address. */
export const feeds = [
  { resource: communications, path: '/communiques', title: msg`Communiqués` },
  { resource: publications, path: '/publications', title: msg`Publications` },
  { resource: actualites, path: '/actualites', title: msg`Actualités` },
] as const

/** The address of a feed in a language. */
export const feedAddress = (path: string, locale: Locale): string =>
  locale === 'fr' ? `${path}.atom` : `${path}.${locale}.atom`

/** The feeds in a language, each with its address on the site. */
export async function feedsIn(locale: Locale, { rows }: PrerenderedRows): Promise<{ address: string; feed: Feed }[]> {
  await loadCatalog('main', locale)
  return feeds.flatMap(({ resource, path, title }) => {
    const list = rows[resource.name]
    const source = listSources.find((one) => one.resource === resource)
    if (list === undefined || source === undefined) return []
    const read = list.filter((row) => typeof row === 'object' && row !== null)
    const address = feedAddress(path, locale)
    const entries = source.documents(read).map(({ title: name, text, to, hash }, index) => ({
      address: `${settings.origin}${to}${hash ? `#${hash}` : ''}`,
      title: htmlToText(name),
      summary: htmlToText(text),
      date: String(Object(read[index])[resource.date] ?? ''),
    }))
    const feed = {
      self: settings.origin + address,
      page: settings.origin + resource.page.path,
      locale,
      title: `${i18n._(title)} · ${settings.shortName}`,
      author: settings.name,
      entries,
    }
    return { address, feed }
  })
}

const withDocument = v.object({ title: v.string(), document: v.pipe(v.string(), v.nonEmpty()) })

/** The documents of the rows, as the provider addresses them, each once. */
export function documentsOf({ rows }: PrerenderedRows): Omit<PublishedDocument, 'size' | 'sha256'>[] {
  const documents = [communications, publications, reglementations].flatMap((resource) =>
    (rows[resource.name] ?? []).flatMap((row) => {
      const { success, output } = v.safeParse(withDocument, row)
      const date = 'date' in resource ? String(Object(row)[resource.date ?? ''] ?? '') : ''
      return success ? { address: output.document, title: output.title, date } : []
    }),
  )
  return [...new Map(documents.toReversed().map((one) => [one.address, one])).values()]
}
