import { i18n } from '@lingui/core'
import * as v from 'valibot'
import type { PrerenderedRows } from '@/api/prerendered-rows'
import { createQueryClient } from '@/app/query-client'
import { createAppRouter } from '@/app/router'
import { recordAddress } from '@/contract/rows/define-rows'
import { recordLists } from '@/contract/rows/public-lists'
import { type Locale, locales } from '@/i18n/locale'
import { addressIn, isBackOffice } from '@/lib/site-paths'
import { allSteps } from '@/site/finder/paths'
import { cases } from '@/site/services/cases/cases'
import { pictureOf } from '@/site/structured-data/page-data'
import { titleAt } from '@/ui/text/page-title'

/** The address of a public page in one language, and the file of its document. */
export interface PublicPage {
  path: string
  locale: Locale
  address: string
  file: string
}

/**
 * Returns the pages of both languages whose parameters, if any, are known at build. The login page of the back office has one
 * address, whose document is French.
 */
export function publicPages(): PublicPage[] {
  const plain = Object.values(routes().routesById)
    .filter(({ options }) => options.staticData?.page)
    .map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'))
    .filter((path) => !path.includes('$'))
  const paths = [...new Set([...plain, ...casePaths, ...finderPaths])]
  return locales.flatMap((locale) =>
    paths
      .filter((path) => locale === 'fr' || !isBackOffice(path))
      .map((path) => ({ path, locale, address: addressIn(locale, path), file: fileIn(locale, path) })),
  )
}

const fileIn = (locale: Locale, path: string) =>
  `${locale === 'fr' ? '' : `${locale}/`}${path === '/' ? 'index' : path.slice(1)}.html`

const casePaths = cases.map(({ slug }) => `/cas/${slug}`)
const finderPaths = allSteps().flatMap(({ path, leads }) => (typeof leads === 'string' ? [] : path))

/** The routes of the site, of which nothing is loaded. */
const routes = () => createAppRouter({ ...noReads, queryClient: createQueryClient(), locale: 'fr' })

/** Returns the title of a page in the current language. */
export function pageTitle(path: string): string {
  const title = titleAt(routes(), path)
  return title ? i18n._(title) : ''
}

/** For a router that reads nothing. */
export const noReads = { prefetch: () => undefined, loadCatalog: () => Promise.resolve() }

/** A news item or an interview, whose page has a document. `row` is its row, `picture` the address of its picture, or ''. */
export interface PublicRecord extends PublicPage {
  list: string
  slug: string
  row: object
  picture: string
}

/** Returns the records of a language that have pages. Their slugs are names of files. */
export function publicRecords({ rows }: Pick<PrerenderedRows, 'rows'>, locale: Locale): PublicRecord[] {
  const all = recordLists.flatMap((list) =>
    (rows[list.name] ?? []).map((stored): PublicRecord => {
      const row = v.parse(list.row, stored)
      const path = recordAddress(list, row.slug)
      return {
        path,
        locale,
        address: addressIn(locale, path),
        file: fileIn(locale, `${list.page.path}/${row.slug}`),
        list: list.name,
        slug: row.slug,
        row,
        picture: pictureOf(list, row),
      }
    }),
  )
  return [...new Map(all.map((record) => [record.address, record])).values()]
}
