import { foldText } from '@/lib/fold-text'
import { htmlToText } from '@/lib/html-to-text'

/** Something that can be found: what is read, where it leads, and what it is compared by. */
export interface SearchEntry {
  /** Unique among all entries. */
  id: string
  title: string
  text: string
  to: string
  hash?: string | undefined
  /** It is a whole page of the site. */
  page?: boolean
  inTitle: string
  everywhere: string
}

export function searchEntry(found: Omit<SearchEntry, 'inTitle' | 'everywhere'>): SearchEntry {
  const inTitle = fold(found.title)
  return { ...found, inTitle, everywhere: `${inTitle} ${fold(found.text)}` }
}

/**
 * The entries that hold every word, the best first: titles before texts, whole words before parts of words, pages
 * before what stands in them, short titles before long ones.
 */
export function findEntries(entries: readonly SearchEntry[], words: readonly string[]): SearchEntry[] {
  const holding = entries.filter(({ everywhere }) => words.every((word) => everywhere.includes(word)))
  return bestFirst(holding.map((entry) => ({ entry, held: words })))
}

/** Where nothing holds every word: what holds the most of them, at least half; articles and the like do not count. */
export function nearEntries(entries: readonly SearchEntry[], words: readonly string[]): SearchEntry[] {
  const telling = words.flatMap((word) => word.split("'")).filter((word) => word.length > 3)
  const met = entries.map((entry) => ({ entry, held: telling.filter((word) => entry.everywhere.includes(word)) }))
  const most = met.reduce((count, { held }) => Math.max(count, held.length), Math.max(1, telling.length / 2))
  return bestFirst(met.filter(({ held }) => held.length === most))
}

/** Entries in order, each by the words that it `held`. */
function bestFirst(found: readonly { entry: SearchEntry; held: readonly string[] }[]): SearchEntry[] {
  return found
    .map(({ entry, held }) => ({ entry, rank: rankOf(entry, held) }))
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        Number(other.entry.page ?? false) - Number(one.entry.page ?? false) ||
        one.entry.inTitle.length - other.entry.inTitle.length,
    )
    .map(({ entry }) => entry)
}

/** How well an entry fits, from 0 (its title is what is searched) to 7 (only parts of words in its text). */
export function rankOf({ inTitle, everywhere }: SearchEntry, words: readonly string[]): number {
  const query = words.join(' ')
  if (inTitle === query) return 0
  if (inTitle.startsWith(query)) return 1
  return 2 + (words.every((word) => inTitle.includes(word)) ? partOf(inTitle, words) : 3 + partOf(everywhere, words))
}

/** 0: all of them stand there as whole words; 1: as beginnings of words; 2: somewhere in words. */
function partOf(text: string, words: readonly string[]): number {
  const found = text.split(/[^\p{L}\p{N}]+/u)
  if (words.every((word) => found.includes(word))) return 0
  return words.every((word) => found.some((one) => one.startsWith(word))) ? 1 : 2
}

/** A text as it is compared; it may hold HTML. */
export const fold = (text: string): string => foldText(htmlToText(text))

/** The part of a text around the first of the words, at most `length` characters; its beginning when none is there. */
export function excerpt(text: string, words: readonly string[], length = 150): string {
  const whole = htmlToText(text)
  if (whole.length <= length) return whole
  const folded = fold(whole)
  const found = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0)
  const from = Math.max(0, Math.min(...found, whole.length) - 50)
  const start = found.length === 0 || from < 20 ? 0 : whole.indexOf(' ', from) + 1
  const part = whole.slice(start, start + length)
  return `${start > 0 ? '… ' : ''}${part.slice(0, part.lastIndexOf(' '))} …`
}
