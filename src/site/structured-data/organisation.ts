import type { Contact } from '@/site/opening/contact-lines'
import { phoneParts } from '@/site/opening/phone-numbers'
import { settings } from '@/site/settings'

/** The institution, as schema.org describes one, in the page that presents it. What is not known of its contact is left out. */
export function organisationReachedBy({ phone, email, hours }: Contact) {
  const phones = phoneParts(phone).flatMap(({ href }) => href?.replace('tel:', '') ?? [])
  return {
    '@context': 'https://schema.org',
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
