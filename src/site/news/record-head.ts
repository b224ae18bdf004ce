import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { prerenderedPicture, prerenderedRows } from '@/api/prerendered-rows'
import { recordAddress, textOf } from '@/contract/rows/define-rows'
import type { recordLists } from '@/contract/rows/public-lists'
import type { Locale } from '@/i18n/locale'
import { addressIn } from '@/lib/site-paths'
import type { HeadTexts } from '@/site/head/page-head'
import { listNames } from '@/site/lists/list-names'
import { typesetRow } from '@/site/lists/typeset'
import { settings } from '@/site/settings'
import { absolute, type Published, summary, work } from '@/site/structured-data/structured-data'

/** A list whose records have their own pages. */
export type RecordList = (typeof recordLists)[number]

/** Returns what a news item or an interview publishes. */
export const published = (
  { texts: [title, description], date, pictures: [image] }: RecordList,
  row: object,
): Published => ({
  title: textOf(row, title),
  description: textOf(row, description),
  date: textOf(row, date),
  image: textOf(row, 'imagePrincipale') || textOf(row, image),
})

/** Returns a news item or an interview for schema.org. */
export function article(list: RecordList, row: { slug: string }, locale: Locale): object {
  return {
    '@type': 'NewsArticle',
    ...work(published(list, row), locale),
    author: institution,
    mainEntityOfPage: settings.origin + addressIn(locale, recordAddress(list, row.slug)),
  }
}

const institution = {
  '@type': 'GovernmentOrganization',
  '@id': settings.institutionId,
  name: `${settings.name} du Cameroun`,
  url: settings.origin,
}

const about: Record<RecordList['name'], MessageDescriptor> = {
  actualites: msg`Une actualité de la Caisse des Dépôts et Consignations du Cameroun.`,
  interviews: msg`Une interview accordée par un responsable de la Caisse des Dépôts et Consignations du Cameroun.`,
}

/** Returns the head of a record's page: of the record that it was prerendered with; any other has the texts of its kind. */
export function recordHead(list: RecordList, slug: string): HeadTexts {
  const row: object | undefined = prerenderedRows(list, slug)?.[0]
  const { title = '', description = '' } = row ? published(list, typesetRow(row)) : {}
  const picture = row && prerenderedPicture()
  return [
    recordAddress(list, slug),
    title || i18n._(listNames[list.name].one),
    summary(description) || i18n._(about[list.name]),
    'article',
    picture && absolute(picture),
  ]
}
