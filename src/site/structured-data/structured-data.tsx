import { useEffect } from 'react'
import type { Locale } from '@/i18n/locale'
import { htmlToText } from '@/lib/html-to-text'
import { shorten } from '@/lib/shorten'
import { addressIn } from '@/lib/site-paths'
import { settings } from '@/site/settings'

/**
 * What a page shows, described for search engines (JSON-LD). It is put into the head by hand: React makes the scripts
 * it renders through innerHTML, which the content policy refuses.
 */
export function StructuredData({ data }: { data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data })
  useEffect(() => {
    // That of the prerendered page is replaced.
    const script = document.head.querySelector<HTMLScriptElement>(selector) ?? document.createElement('script')
    script.type = type
    script.replaceChildren(document.createTextNode(text))
    document.head.append(script)
    return () => script.remove()
  }, [text])
  return null
}

const type = 'application/ld+json'
const selector = `script[type="${type}"]`

/** What a page publishes; texts may be HTML. */
export interface Published {
  title: string
  description: string
  /** An ISO day or moment, '' when unknown. */
  date: string
  image?: string
  document?: string
}

/** The publications of a page, as a list of reports. */
export function reports(path: string, all: readonly Published[], locale: Locale): object {
  return {
    '@type': 'ItemList',
    url: settings.origin + addressIn(locale, path),
    itemListElement: all.map((published, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'Report', ...work(published, locale) },
    })),
  }
}

/** Returns the fields of what is published, for schema.org. What is unknown is left out. */
export function work({ title, description, date, image, document }: Published, locale: Locale) {
  return {
    headline: title,
    name: title,
    inLanguage: locale,
    publisher: { '@id': settings.institutionId },
    ...(description && { description: summary(description) }),
    ...(date && { datePublished: date }),
    ...(image && { image: absolute(image) }),
    ...(document && { url: absolute(document) }),
  }
}

/** Returns an address of this site with its origin, for other programs than browsers. */
export const absolute = (address: string) => (address.startsWith('/') ? settings.origin + address : address)

/** Returns the first sentences of a text, as plain text. */
export const summary = (html: string) => shorten(htmlToText(html), 300)
