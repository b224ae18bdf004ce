import { clock } from '@/site/opening/clock'
import type { Contact } from '@/site/opening/contact-lines'
import { settings } from '@/site/settings'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The institution, as schema.org describes one, in the page that presents it. What is not known of its contact is left out. */
export const organisationReachedBy = ({ phone, email, hours }: Contact) => ({
  '@context': 'https://schema.org',
  '@type': 'GovernmentOrganization',
  '@id': settings.institutionId,
  name: `${settings.name} du Cameroun`,
  alternateName: settings.shortName,
  url: settings.origin,
  logo: `${settings.origin}/icon-512.png`,
  ...(email && { email }),
  ...(phone && { telephone: phone }),
  foundingDate: '2008-04-14',
  address: { '@type': 'PostalAddress', addressLocality: 'Yaoundé', addressCountry: 'CM' },
  areaServed: { '@type': 'Country', name: 'Cameroun' },
  parentOrganization: { '@type': 'GovernmentOrganization', name: 'Ministère chargé des finances' },
  knowsLanguage: ['fr', 'en'],
  openingHoursSpecification: hours.map(({ days: open, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: open.map((day) => days[day]),
    opens: clock(from),
    closes: clock(to),
  })),
  sameAs: Object.values(settings.social),
})
