import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { prerenderedPicture, prerenderedRows } from '@/api/prerendered-rows'
import { actualites } from '@/contract/rows/actualites'
import type { RowOf } from '@/contract/rows/define-rows'
import { interviews } from '@/contract/rows/interviews'
import type { Locale } from '@/i18n/locale'
import { addressIn } from '@/lib/site-paths'
import type { HeadTexts } from '@/site/head/page-head'
import { typesetRow } from '@/site/lists/typeset'
import { settings } from '@/site/settings'
import { absolute, type Published, summary, work } from '@/site/structured-data/structured-data'

/** Returns what a news item publishes. */
export const publishedNews = ({
  titre,
  description,
  datePublication,
  image,
  details,
}: RowOf<typeof actualites>): Published => ({
  title: titre,
  description,
  date: datePublication,
  image: details.imagePrincipale || image,
})

/** Returns what an interview publishes. */
export const publishedInterview = ({
  titre,
  description,
  date,
  imagePrincipaleUrl,
}: RowOf<typeof interviews>): Published => ({ title: titre, description, date, image: imagePrincipaleUrl })

/** Returns a news item or an interview for schema.org; `path` is its page. */
export function article(path: string, published: Published, locale: Locale): object {
  return {
    '@type': 'NewsArticle',
    ...work(published, locale),
    author: institution,
    mainEntityOfPage: settings.origin + addressIn(locale, path),
  }
}

const institution = {
  '@type': 'GovernmentOrganization',
  '@id': settings.institutionId,
  name: `${settings.name} du Cameroun`,
  url: settings.origin,
}

/** Returns the head of a news item's page. */
export function newsHead(slug: string): HeadTexts {
  const row = prerenderedRows(actualites, slug)?.[0]
  return recordHead(
    `/actualites/${encodeURIComponent(slug)}`,
    row && publishedNews(typesetRow(row)),
    msg`Actualité`,
    msg`Une actualité de la Caisse des Dépôts et Consignations du Cameroun.`,
  )
}

/** Returns the head of an interview's page. */
export function interviewHead(slug: string): HeadTexts {
  const row = prerenderedRows(interviews, slug)?.[0]
  return recordHead(
    `/interviews/${encodeURIComponent(slug)}`,
    row && publishedInterview(typesetRow(row)),
    msg`Interview`,
    msg`Une interview accordée par un responsable de la Caisse des Dépôts et Consignations du Cameroun.`,
  )
}

/** Describes the record that the page was prerendered with; any other has the texts of its kind. */
function recordHead(
  path: string,
  published: Published | undefined,
  title: MessageDescriptor,
  text: MessageDescriptor,
): HeadTexts {
  const picture = published && prerenderedPicture()
  const { description = '' } = published ?? {}
  return [
    path,
    published?.title || i18n._(title),
    summary(description) || i18n._(text),
    'article',
    picture && absolute(picture),
  ]
}
