import { i18n } from '@lingui/core'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { type PrerenderedRows, prerenderedRowsId } from '@/api/prerendered-rows'
import { contents } from '@/contract/rows/contents'
import { currentLocale } from '@/i18n/catalogs'
import { addressIn } from '@/lib/site-paths'
import { contactIn } from '@/site/opening/contact'
import type { Contact } from '@/site/opening/contact-lines'
import { phoneParts } from '@/site/opening/phone-numbers'
import type { Case } from '@/site/services/cases/case'
import { cases } from '@/site/services/cases/cases'
import { settings } from '@/site/settings'

/** The page whose structured data describes the institution. */
export const organisationPath = '/lacdec'

/** Renders the page's data as JSON in inert script elements. */
export function pageData(
  path: string,
  rows: PrerenderedRows | undefined,
  copy: PrerenderedRows | undefined,
  described: object | undefined,
): string {
  const shown = cases.find(({ slug }) => path === `/cas/${slug}`)
  const linked = (key: string, data: object) => (
    <Json key={key} type="application/ld+json" data={{ '@context': 'https://schema.org', ...data }} />
  )
  const data = [
    rows && <Json key="rows" id={prerenderedRowsId} type="application/json" data={rows} />,
    path === organisationPath && linked('organisation', organisationIn(copy)),
    shown && linked('case', governmentService(shown)),
    described && linked('described', described),
  ]
  return renderToStaticMarkup(data)
}

function organisationIn(copy: PrerenderedRows | undefined): object {
  const written = (copy?.rows[contents.name] ?? []).map((row) => v.parse(contents.row, row))
  return organisationReachedBy(contactIn(written, 'fr'))
}

function Json({ data, ...attributes }: { id?: string; type: string; data: unknown }) {
  return (
    <script {...attributes} dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
  )
}

/** The institution, as schema.org describes one, in the page that presents it. What is not known of its contact is left out. */
export function organisationReachedBy({ phone, email, hours }: Contact) {
  const phones = phoneParts(phone).flatMap(({ href }) => href?.replace('tel:', '') ?? [])
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
    ...(hours.length === 0 && { openingHours: 'Mo-Fr 08:00-16:00' }),
    sameAs: Object.values(settings.social),
  }
}

/** A case, as schema.org describes a service of an administration; in the current language. */
function governmentService({ slug, title, text, who, family }: Case): object {
  const addressOf = (path: string) => settings.origin + addressIn(currentLocale(), path)
  return {
    '@type': 'GovernmentService',
    name: i18n._(title),
    description: i18n._(text),
    url: addressOf(`/cas/${slug}`),
    serviceType: i18n._(family.title),
    audience: { '@type': 'Audience', audienceType: i18n._(who) },
    areaServed: { '@type': 'Country', name: 'Cameroun' },
    provider: { '@id': settings.institutionId },
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceUrl: addressOf('/contact_us'),
      ...(settings.phone && { servicePhone: { '@type': 'ContactPoint', telephone: settings.phone } }),
    },
  }
}
