import { i18n } from '@lingui/core'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { type PrerenderedRows, prerenderedRowsId } from '@/api/prerendered-rows'
import { contents } from '@/contract/rows/contents'
import { type RowOf, recordAddress, textOf } from '@/contract/rows/define-rows'
import { recordLists } from '@/contract/rows/public-lists'
import { publications } from '@/contract/rows/publications'
import { currentLocale } from '@/i18n/catalogs'
import { addressIn } from '@/lib/site-paths'
import { typesetTexts } from '@/site/lists/typeset'
import { type RecordList, summary } from '@/site/news/record-head'
import { contactIn } from '@/site/opening/contact'
import type { Contact } from '@/site/opening/contact-lines'
import type { Case } from '@/site/services/cases/case'
import { cases } from '@/site/services/cases/cases'
import { settings } from '@/site/settings'

/** The page whose structured data describes the institution. */
export const organisationPath = '/lacdec'

/** Renders the page's data as JSON in inert script elements: its first `rows`, and what it shows as schema.org describes it. */
export function pageData(path: string, rows: PrerenderedRows | undefined, copy: PrerenderedRows | undefined): string {
  const description = describe(path, rows?.rows ?? {}, copy)
  const data = [
    rows && <Json key="rows" id={prerenderedRowsId} type="application/json" data={rows} />,
    description && (
      <Json key="described" type="application/ld+json" data={{ '@context': 'https://schema.org', ...description }} />
    ),
  ]
  return renderToStaticMarkup(data)
}

function describe(path: string, rows: PrerenderedRows['rows'], copy: PrerenderedRows | undefined) {
  if (path === organisationPath) return organisationIn(copy)
  const pathCase = cases.find(({ slug }) => path === `/cas/${slug}`)
  if (pathCase) return governmentService(pathCase)
  if (path === publications.page.path) return reports(rows[publications.name] ?? [])
  const list = recordLists.find(({ page }) => path.startsWith(`${page.path}/`))
  const [record] = Object.values(rows).flat()
  return list && record !== undefined ? article(list, v.parse(list.row, record)) : undefined
}

function organisationIn(copy: PrerenderedRows | undefined): object {
  const blocks = (copy?.rows[contents.name] ?? []).map((row) => v.parse(contents.row, row))
  return organisationReachedBy(contactIn(blocks, 'fr'))
}

function Json({ data, ...attributes }: { id?: string; type: string; data: unknown }) {
  return (
    <script {...attributes} dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
  )
}

/** The institution, as schema.org describes one, in the page that presents it. What is not known of its contact is left out. */
function organisationReachedBy({ phone, email, hours }: Contact) {
  const { opening, closing } = settings.openingHours
  const phones = phone.flatMap(({ href }) => href?.replace('tel:', '') ?? [])
  return {
    // Opening hours are those of an office.
    '@type': ['GovernmentOrganization', 'GovernmentOffice'],
    '@id': settings.institutionId,
    name: `${settings.name} du Cameroun`,
    alternateName: settings.shortName,
    url: settings.origin,
    logo: `${settings.origin}/icon-512.png`,
    ...(email && { email }),
    ...(phones.length > 0 && { telephone: phones.length > 1 ? phones : phones[0] }),
    foundingDate: '2008-04-14',
    address: { '@type': 'PostalAddress', addressLocality: 'Yaoundé', addressCountry: 'CM' },
    areaServed: { '@type': 'Country', name: 'Cameroun' },
    parentOrganization: { '@type': 'GovernmentOrganization', name: 'Ministère chargé des finances' },
    knowsLanguage: ['fr', 'en'],
    ...(hours.length === 0 && { openingHours: `Mo-Fr ${opening}-${closing}` }),
    sameAs: Object.values(settings.social),
  }
}

/** A case, as schema.org describes a service of an administration; in the current language. */
function governmentService({ slug, title, text, family }: Case): object {
  return {
    '@type': 'GovernmentService',
    name: i18n._(title),
    description: i18n._(text),
    url: addressOf(`/cas/${slug}`),
    serviceType: i18n._(family.title),
    areaServed: { '@type': 'Country', name: 'Cameroun' },
    provider: { '@id': settings.institutionId },
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceUrl: addressOf('/contact_us'),
      ...(settings.phone && { servicePhone: { '@type': 'ContactPoint', telephone: settings.phone } }),
    },
  }
}

/** The publications that the page shows first, as a list of reports. */
function reports(rows: readonly unknown[]): object | undefined {
  if (rows.length === 0) return undefined
  return {
    '@type': 'ItemList',
    url: addressOf(publications.page.path),
    itemListElement: rows.map((value, index) => {
      const row = v.parse(publications.row, value)
      const item = {
        '@type': 'Report',
        ...work(publications, row),
        ...(row.document && { url: absolute(row.document) }),
      }
      return { '@type': 'ListItem', position: index + 1, item }
    }),
  }
}

/** A news item or an interview. */
function article(list: RecordList, row: RowOf<RecordList>): object {
  return {
    '@type': 'NewsArticle',
    ...work(list, row),
    author: {
      '@type': 'GovernmentOrganization',
      '@id': settings.institutionId,
      name: `${settings.name} du Cameroun`,
      url: settings.origin,
    },
    mainEntityOfPage: addressOf(recordAddress(list, row.slug)),
  }
}

/** The fields of what is published. What is unknown is left out. */
function work(list: RecordList | typeof publications, row: object) {
  const [title, description = ''] = typesetTexts(list, row)
  const date = textOf(row, list.date)
  const image = pictureOf(list, row)
  return {
    headline: title,
    name: title,
    inLanguage: currentLocale(),
    publisher: { '@id': settings.institutionId },
    ...(description && { description: summary(description) }),
    ...(date && { datePublished: date }),
    ...(image && { image: absolute(image) }),
  }
}

/** Returns the address of the picture of what is published, the large one of its page where it has one; or ''. */
export const pictureOf = ({ pictures: [picture] }: RecordList | typeof publications, row: object): string =>
  textOf(row, 'imagePrincipale') || textOf(row, picture)

const addressOf = (path: string) => settings.origin + addressIn(currentLocale(), path)

const absolute = (address: string) => (address.startsWith('/') ? settings.origin + address : address)
