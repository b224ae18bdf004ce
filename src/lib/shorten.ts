/**
 * Returns the beginning of a text, of at most `length` characters and "…": its whole words, or of one long word its whole
 * signs. A sign may have several characters, as a letter with its accent or an emoji; `Intl.Segmenter` is missing in Firefox 115.
 */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const words = text.slice(0, length + 1).replace(/\s+\S*$/, '')
  if (words.length <= length && words.length > length / 2) return `${words}…`
  let end = length
  while (end > 0 && isInSign(text, end)) end -= 1
  return `${text.slice(0, end)}…`
}

/** Matches what is part of the sign before it: accents, skin colours, letters of a flag, joiners and second halves. */
const joined = /^[\p{M}\p{Emoji_Modifier}\p{Regional_Indicator}\u200D\u{DC00}-\u{DFFF}]/u

const isInSign = (text: string, at: number) => text[at - 1] === '\u200D' || joined.test(text.slice(at, at + 2))
