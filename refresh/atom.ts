import { validText } from '@/lib/valid-text'
import type { Feed } from '../src/prerender/feeds.ts'

/** Returns the XML of a feed. */
export function atomDocument({ self, page, locale, title, author, entries }: Feed): string {
  const items = entries.map(
    (entry) => `  <entry>
    <id>${xml(entry.address)}</id>
    <title>${xml(entry.title)}</title>
    <updated>${moment(entry.date)}</updated>
    <link rel="alternate" href="${xml(entry.address)}"/>
    <content type="html">${xml(entry.text.map((line) => `<p>${xml(line)}</p>`).join(''))}</content>
  </entry>
`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
  <id>${xml(self)}</id>
  <title>${xml(title)}</title>
  <updated>${moment(entries[0]?.date ?? '1970-01-01')}</updated>
  <author><name>${xml(author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${xml(self)}"/>
  <link rel="alternate" type="text/html" href="${xml(page)}"/>
${items.join('')}</feed>
`
}

const moment = (date: string) => new Date(date).toISOString()

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML. An entity of HTML, as `&#1;`, may have become a character that XML forbids. */
const xml = (text: string) => validText(text).replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '')
