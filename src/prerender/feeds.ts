import type { PrerenderedRows } from '@/api/prerendered-rows'
import { inOrder, textOf } from '@/contract/rows/define-rows'
import { feedLists } from '@/contract/rows/public-lists'
import { activateLocale } from '@/i18n/catalogs'
import type { Locale } from '@/i18n/locale'
import { htmlToLines } from '@/lib/html-to-text'
import { addressIn } from '@/lib/site-paths'
import { listDocuments } from '@/site/search/list-documents'
import { settings } from '@/site/settings'
import { pageTitle } from './public-pages'

/** An entry of a feed. Its address is also its id; `text` is its paragraphs, `date` an ISO day or moment. */
interface FeedEntry {
  address: string
  title: string
  text: readonly string[]
  date: string
}

/** A feed (RFC 4287). `path` is its own address on the site, `page` that of the list's page. */
export interface Feed {
  path: string
  self: string
  page: string
  locale: string
  title: string
  author: string
  entries: readonly FeedEntry[]
}

/** How many records a feed holds. */
const maxEntries = 50

/** Returns the addresses of the feeds that a page names in a language, and their titles; of all feeds for the home page. */
export const feedsOf = (path: string, locale: Locale): Pick<Feed, 'path' | 'self' | 'page' | 'title'>[] =>
  feedLists.filter(({ page }) => path === '/' || path === page.path).map((list) => feedOf(list, locale))

function feedOf({ feed, page }: (typeof feedLists)[number], locale: Locale) {
  const path = locale === 'fr' ? `${feed}.atom` : `${feed}.${locale}.atom`
  return {
    path,
    self: settings.origin + path,
    page: settings.origin + addressIn(locale, page.path),
    title: `${pageTitle(page.path)} · ${settings.shortName}`,
  }
}

/**
 * Returns the feeds of a language: the newest records with their texts. Records without a date are left out: readers would take
 * them for new.
 */
export async function feedsIn(locale: Locale, { rows }: Pick<PrerenderedRows, 'rows'>): Promise<Feed[]> {
  await activateLocale(locale)
  return feedLists.flatMap((list) => {
    const all = rows[list.name]
    if (all === undefined) return []
    const datedRows = all
      .filter((row) => typeof row === 'object' && row !== null)
      .filter((row) => !Number.isNaN(Date.parse(textOf(row, list.date))))
    const newest = inOrder(list, datedRows).slice(0, maxEntries)
    const [, ...prose] = list.texts
    const entries = listDocuments(list, newest).map(({ title, to, hash }, index) => {
      const row = newest[index] ?? {}
      return {
        address: `${settings.origin}${addressIn(locale, to)}${hash ? `#${hash}` : ''}`,
        title,
        text: prose.flatMap((field) => htmlToLines(textOf(row, field))),
        date: textOf(row, list.date),
      }
    })
    return [{ ...feedOf(list, locale), locale, author: settings.name, entries }]
  })
}
