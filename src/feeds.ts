import { i18n } from '@lingui/core'
import type { PrerenderedRows } from './api/prerendered-rows'
import { textOf } from './contract/rows/define-rows'
import { feedLists } from './contract/rows/public-lists'
import { activateLocale } from './i18n/catalogs'
import type { Locale } from './i18n/locale'
import { addressIn } from './lib/site-paths'
import { listNames } from './site/lists/list-names'
import { listDocuments } from './site/search/list-documents'
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

/** Returns the path of a feed in a language. */
export const feedAddress = (path: string, locale: Locale): string =>
  locale === 'fr' ? `${path}.atom` : `${path}.${locale}.atom`

/** Returns the feeds of a language, each with its path. */
export async function feedsIn(locale: Locale, { rows }: PrerenderedRows): Promise<{ address: string; feed: Feed }[]> {
  await activateLocale(locale)
  return feedLists.flatMap((list) => {
    const listed = rows[list.name]
    if (listed === undefined) return []
    const read = listed.filter((row) => typeof row === 'object' && row !== null)
    const address = feedAddress(list.feed, locale)
    const entries = listDocuments(list, read).map(({ title, text, to, hash }, index) => ({
      address: `${settings.origin}${addressIn(locale, to)}${hash ? `#${hash}` : ''}`,
      title,
      summary: text,
      date: textOf(read[index] ?? {}, list.date),
    }))
    const feed = {
      self: settings.origin + address,
      page: settings.origin + addressIn(locale, list.page.path),
      locale,
      title: `${i18n._(listNames[list.name].all)} · ${settings.shortName}`,
      author: settings.name,
      entries,
    }
    return { address, feed }
  })
}
