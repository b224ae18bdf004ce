import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PrerenderedRows } from './api/prerendered-rows'
import { actualites } from './contract/rows/actualites'
import { communications } from './contract/rows/communications'
import { publications } from './contract/rows/publications'
import { activateLocale } from './i18n/catalogs'
import { addressIn, type Locale } from './i18n/locale'
import { listSources } from './site/search/list-documents'
import { settings } from './site/settings'

/** An entry of a feed. Its address is also its id; `date` is an ISO day or moment. */
interface FeedEntry {
  address: string
  title: string
  summary: string
  date: string
}

/** A feed (RFC 4287). `self` is its own address, `page` that of the list's page. */
export interface Feed {
  self: string
  page: string
  locale: string
  title: string
  author: string
  entries: readonly FeedEntry[]
}

/** The lists with a feed, and the feed's path. */
export const feeds = [
  { resource: communications, path: '/communiques', title: msg`Communiqués` },
  { resource: publications, path: '/publications', title: msg`Publications` },
  { resource: actualites, path: '/actualites', title: msg`Actualités` },
] as const

/** Returns the path of a feed in a language. */
export const feedAddress = (path: string, locale: Locale): string =>
  locale === 'fr' ? `${path}.atom` : `${path}.${locale}.atom`

/** Returns the feeds of a language, each with its path. */
export async function feedsIn(locale: Locale, { rows }: PrerenderedRows): Promise<{ address: string; feed: Feed }[]> {
  await activateLocale(locale)
  return feeds.flatMap(({ resource, path, title }) => {
    const list = rows[resource.name]
    const source = listSources.find((one) => one.resource === resource)
    if (list === undefined || source === undefined) return []
    const read = list.filter((row) => typeof row === 'object' && row !== null)
    const address = feedAddress(path, locale)
    const entries = source.documents(read).map(({ title: name, text, to, hash }, index) => ({
      address: `${settings.origin}${addressIn(locale, to)}${hash ? `#${hash}` : ''}`,
      title: name,
      summary: text,
      date: String(Object(read[index])[resource.date] ?? ''),
    }))
    const feed = {
      self: settings.origin + address,
      page: settings.origin + addressIn(locale, resource.page.path),
      locale,
      title: `${i18n._(title)} · ${settings.shortName}`,
      author: settings.name,
      entries,
    }
    return { address, feed }
  })
}
