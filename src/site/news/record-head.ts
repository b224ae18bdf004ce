import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { prerenderedPicture, prerenderedRows } from '@/api/prerendered-rows'
import { recordAddress } from '@/contract/rows/define-rows'
import type { recordLists } from '@/contract/rows/public-lists'
import { htmlToText } from '@/lib/html-to-text'
import { shorten } from '@/lib/shorten'
import type { HeadTexts } from '@/site/head/page-head'
import { recordNames } from '@/site/lists/record-names'
import { typesetTexts } from '@/site/lists/typeset'
import { settings } from '@/site/settings'

/** A list whose records have their own pages. */
export type RecordList = (typeof recordLists)[number]

const about: Record<RecordList['name'], MessageDescriptor> = {
  actualites: msg`Une actualité de la Caisse des Dépôts et Consignations du Cameroun.`,
  interviews: msg`Une interview accordée par un responsable de la Caisse des Dépôts et Consignations du Cameroun.`,
}

/** Returns the head of a record's page: of the record that it was prerendered with; any other has the texts of its kind. */
export function recordHead(list: RecordList, slug: string): HeadTexts {
  const row: object | undefined = prerenderedRows(list, slug)?.[0]
  const [title, description = ''] = row ? typesetTexts(list, row) : []
  const picture = row && prerenderedPicture()
  return [
    recordAddress(list, slug),
    title || i18n._(recordNames[list.name]),
    summary(description) || i18n._(about[list.name]),
    'article',
    picture && settings.origin + picture,
  ]
}

/** Returns the first sentences of a text, as plain text. */
export const summary = (html: string) => shorten(htmlToText(html), 300)
