import { validText } from './valid-text'

/** Zero-width signs, soft hyphens and direction marks. */
const hidden = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
/** Joiners, but those between two signs of a script that needs them, as Persian, or between two emojis. */
const joined = String.raw`(?!\p{Script=Latin})[\p{L}\p{M}\p{So}\p{Sk}]`
const joiner = new RegExp(`(?<!${joined})[\\u200c\\u200d]|[\\u200c\\u200d](?!${joined})`, 'gu')
/** No-break spaces, but those of French typography: before a sign, or after an opening quote. */
const noBreak = /(?<!«)[\u00a0\u202f](?![:;?!»%])/g

/**
 * Returns the text of a one-line field as it is seen: without signs that a copied text has and nobody can see, with ordinary
 * spaces and none around it. A password is never passed to it.
 */
export function seenText(text: string): string {
  return validText(text).replaceAll(hidden, '').replaceAll(joiner, '').replaceAll(noBreak, ' ').trim()
}

/** Returns an e-mail address as it is seen, without the `mailto:` and the subject of a copied link. */
export function seenEmail(text: string): string {
  return seenText(text).replace(/^mailto:\s*([^?]*).*$/i, '$1')
}
