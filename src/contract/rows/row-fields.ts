import * as v from 'valibot'
import { doualaDate } from '../../lib/iso-day.ts'
import { siteAddress } from '../../lib/site-address.ts'
import { validText } from '../../lib/valid-text.ts'

// Fields of a record as read. The provider omits values, sends null, or sends numbers as text (after a multipart write):
// all of it is accepted, and only a record without a usable key is refused.

// A missing field is read like null.
const anything = v.optional(v.unknown(), null)

const textOrNumber = v.pipe(
  anything,
  v.transform((value) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')),
)

/** Text, '' when missing. Numbers become text. */
export const text = v.pipe(
  textOrNumber,
  v.transform((value) => validText(value)),
)

/** A slug. A character that is no text is replaced and not removed, because the rest may be the slug of another record. */
export const slug = v.pipe(
  textOrNumber,
  v.transform((value) => validText(value, '\uFFFD')),
)

/** A record's id; `"7"` is 7. Anything else refuses the record. */
export const id = v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]), v.integer())

/** Returns a number without what French writes in it, spaces, a comma and the typographic minus: "-1172.5" of "−1 172,5". */
export const plainNumber = (value: string): string =>
  value.replaceAll(/\s/g, '').replace(',', '.').replace('\u2212', '-')

/** A number or null; `"2"` is 2, `"−1 172,5"` is -1172.5, and text that is no number is null. */
export const amount = v.pipe(
  anything,
  v.transform((value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(plainNumber(value)) : value
    return typeof number === 'number' && Number.isFinite(number) ? number : null
  }),
)

/** A day, or a moment with the offset of Cameroon (see `doualaDate`); '' when missing or not a date. */
export const date = v.pipe(text, v.transform(doualaDate))

/** An address that is safe to open (see `safeAddress`), '' otherwise. */
export const address = v.pipe(text, v.transform(safeAddress))

/** A list of safe addresses; others are dropped. */
export const addresses = v.pipe(
  anything,
  v.transform((value) => (Array.isArray(value) ? value : [])),
  v.array(address),
  v.transform((list) => list.filter((item) => item !== '')),
)

/** A nested object with its own fields; whatever is not an object reads as an empty one. */
export function nested<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    anything,
    v.transform((value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {})),
    v.object(entries),
  )
}

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Returns an address when it is safe to open: http, https, mailto, tel, or a path of this site. Returns '' for anything
 * else: other schemes, credentials in the address, `//host` without a scheme. lib/site-address.ts decides another
 * question: whether an address is one of this site.
 */
export function safeAddress(value: string): string {
  // Browsers ignore control characters inside a scheme ("java\nscript:").
  const safe = withEncodedName(
    Array.from(value.trim())
      .filter((character) => character >= ' ' && character !== '\u007f')
      .join(''),
  )
  if (safe === '') return ''
  if (!/^[a-z][a-z0-9+.-]*:/i.test(safe)) {
    const path = /^[/\\#?]/.test(safe) ? safe : `/${safe}`
    return siteAddress(path, undefined, 'https://site.invalid') === undefined ? '' : path
  }
  try {
    const url = new URL(safe)
    return schemes.has(url.protocol) && url.username === '' && url.password === '' ? safe : ''
  } catch {
    return ''
  }
}

/** Encodes the "%" and "#" of a file's name that the provider has put into an address as it is: "Taux 5 % n°#2.pdf". */
const withEncodedName = (typed: string) =>
  typed
    .replaceAll(/%(?![\da-f]{2})/gi, '%25')
    .replaceAll(/#(?=[^/?]*\.(?:pdf|docx?|jpe?g|png|gif|webp|avif|svg)$)/gi, '%23')
