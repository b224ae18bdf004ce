import { i18n } from '@lingui/core'
import { currentLocale } from '@/i18n/catalogs'
import { addressIn } from '@/lib/site-paths'
import { settings } from '@/site/settings'
import type { Case } from './case'

/** A case, as schema.org describes a service of an administration; in the current language. */
export function governmentService({ slug, title, text, who, family }: Case): object {
  const addressOf = (path: string) => settings.origin + addressIn(currentLocale(), path)
  return {
    '@context': 'https://schema.org',
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
