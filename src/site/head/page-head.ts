import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { currentLocale } from '@/i18n/catalogs'
import { addressIn } from '@/lib/site-paths'
import { settings } from '@/site/settings'

/**
 * Title, description and sharing data of a page, in the current language; an `article` is one piece of news, with the absolute
 * address of a JPEG of 1200 × 630 if it has one. `path` is its address in French; a page without one is kept out of search engines.
 */
export function pageHead(
  path: string | undefined,
  title: MessageDescriptor | string,
  description: MessageDescriptor | string,
  type: 'website' | 'article' = 'website',
  picture?: string,
) {
  const name = pageTitle(textOf(title))
  const summary = textOf(description)
  const locale = currentLocale()
  const address = settings.origin + addressIn(locale, path ?? '/')
  return {
    meta: [
      { title: name },
      { name: 'description', content: summary },
      { property: 'og:title', content: name },
      { property: 'og:description', content: summary },
      { property: 'og:type', content: type },
      { property: 'og:site_name', content: settings.name },
      { property: 'og:locale', content: locale === 'en' ? 'en_GB' : 'fr_FR' },
      { property: 'og:locale:alternate', content: locale === 'en' ? 'fr_FR' : 'en_GB' },
      { property: 'og:image', content: picture ?? `${settings.origin}/og-image.png` },
      { property: 'og:image:type', content: picture === undefined ? 'image/png' : 'image/jpeg' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: picture === undefined ? settings.name : textOf(title) },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(path === undefined ? [{ name: 'robots', content: 'noindex' }] : [{ property: 'og:url', content: address }]),
    ],
    links: path === undefined ? [] : [{ rel: 'canonical', href: address }],
  }
}

/** Returns the title of a document in the current language. */
export const pageTitle = (title: string) => `${title} · ${i18n._(msg`CDEC Cameroun`)}`

/** What a route's loader returns for its head: the parameters of `pageHead`. */
export type HeadTexts = [
  path: string | undefined,
  title: string,
  text: string,
  type?: 'article',
  picture?: string | undefined,
]

/** The head of a page whose texts come with its data; an empty one until they are there. */
export const loadedHead = (texts: HeadTexts | undefined) => (texts ? pageHead(...texts) : {})

const textOf = (text: MessageDescriptor | string) => (typeof text === 'string' ? text : i18n._(text))
