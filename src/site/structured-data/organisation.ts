import { settings } from '@/site/settings.ts'

/** The institution, as schema.org describes one. In the page that presents it, and the publisher of what it publishes. */
export const organisation = {
  '@context': 'https://schema.org',
  '@type': 'GovernmentOrganization',
  '@id': settings.institutionId,
  name: `${settings.name} du Cameroun`,
  alternateName: settings.shortName,
  url: settings.origin,
  logo: `${settings.origin}/icon-512.png`,
  ...(settings.email && { email: settings.email }),
  ...(settings.phone && { telephone: settings.phone }),
  foundingDate: '2008-04-14',
  address: { '@type': 'PostalAddress', addressLocality: 'Yaoundé', addressCountry: 'CM' },
  areaServed: { '@type': 'Country', name: 'Cameroun' },
  parentOrganization: { '@type': 'GovernmentOrganization', name: 'Ministère chargé des finances' },
  knowsLanguage: ['fr', 'en'],
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '16:00',
  },
  sameAs: Object.values(settings.social),
}
