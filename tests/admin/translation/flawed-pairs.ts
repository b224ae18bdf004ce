import { seeds } from '@mocks/seeds/all'
import { writtenPairs } from './written-pairs'

export type Pair = readonly [french: string, english: string]

/** Returns every text of the seeds that has both languages. */
function seedPairs(value: unknown): Pair[] {
  if (Array.isArray(value)) return value.flatMap(seedPairs)
  if (typeof value !== 'object' || value === null) return []
  if ('fr' in value && 'en' in value) return [[String(value.fr), String(value.en)]]
  return Object.values(value).flatMap(seedPairs)
}

const isSentence = ([french]: Pair) => french.split(' ').length > 4

/** Returns 200 correct translations: the written ones, and texts of the seeds of every resource. */
export function cleanPairs(): Pair[] {
  const known = [...new Map(seedPairs(seeds.records).map((pair) => [pair[0], pair])).values()].filter(isSentence)
  const wanted = 200 - writtenPairs.length
  const spread = Array.from(
    { length: wanted },
    (_, n) => known[Math.floor((n * known.length) / wanted)] ?? (['', ''] as const),
  )
  return [...writtenPairs, ...spread]
}

/** Returns the English with a flaw of one kind, or undefined where the pair cannot have it. */
type AddFlaw = (pair: Pair) => string | undefined

const replaced = (english: string, pattern: RegExp, to: string | ((found: string) => string)) => {
  const found = english.replace(pattern, (one: string) => (typeof to === 'string' ? to : to(one)))
  return found === english ? undefined : found
}
const other: Record<string, string> = {
  January: 'June',
  March: 'April',
  April: 'March',
  May: 'June',
  June: 'July',
  July: 'August',
  August: 'May',
  September: 'October',
  December: 'November',
}
const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)

export const flaws: Record<string, AddFlaw> = {
  'a figure': ([, en]) =>
    replaced(en, /(?<![<h\d/.+(])\d+(?![\d,.]*(?:th|st|nd|rd|\)))/, (digits) => String(Number(digits) + 7)),
  'an amount': ([, en]) =>
    replaced(en, /\d{1,3}(?:,\d{3})+(?= ?(?:FCFA|XAF))|(?<=CFAF |\$)[\d,]+/, (amount) => `${amount},000`),
  'a currency': ([, en]) => replaced(en, /FCFA|CFAF|XAF|CFA francs/, 'euros'),
  'a month': ([, en]) => replaced(en, new RegExp(Object.keys(other).join('|')), (month) => other[month] ?? ''),
  'a date that is gone': ([, en]) =>
    replaced(
      en,
      /(?:on )?(?:\w+ )?(?:\d{1,2} )?(?:January|March|April|May|June|July|August|September|December)(?: \d{1,2}(?:st)?)?,? 20\d\d/,
      'then',
    ),
  'an hour': ([, en]) => replaced(en, /\d{1,2}(?=(?::\d\d)? ?[ap]\.?m)/, (hour) => String((Number(hour) % 11) + 1)),
  'a magnitude': ([, en]) =>
    replaced(en, /(?<=\d )(?:million|billion)/, (size) => (size === 'million' ? 'billion' : 'million')),
  'a link': ([, en]) => replaced(en, /https:\/\/[\w./-]*\w/, 'https://www.example.org/page'),
  'a link that is gone': ([, en]) => replaced(en, /<a href="http[^>]*>(.*?)<\/a>/, 'here'),
  'an e-mail address': ([, en]) => replaced(en, /[\w.]+@/g, 'office@'),
  'a telephone number': ([, en]) => replaced(en, /\d\d(?=[.\s]*(?:for an appointment)?\.?$)/, '77'),
  'a shorter list': ([, en]) => replaced(en, /<li>[^<]*<\/li>(?=<\/[uo]l>)|\n- [^\n]*$/, ''),
  'no translation': ([fr]) => fr,
  'a sentence left in French': ([fr, en]) => {
    const [french, english] = [sentences(fr), sentences(en)]
    if (/</.test(en) || english.length < 2 || french.length < 2) return undefined
    return [...english.slice(0, -1), french.at(-1)].join(' ')
  },
  'a sentence that is gone': ([fr, en]) => {
    const english = sentences(en)
    if (/</.test(en) || english.length < 2 || sentences(fr).length < 2) return undefined
    return english.slice(0, -1).join(' ')
  },
  'a text that is cut off': ([, en]) =>
    en.length > 80 && !/</.test(en) ? en.slice(0, Math.floor(en.length * 0.4)) : undefined,
  'no text': () => '',
}

/** Returns the correct pairs, each with one flaw: of the possible kinds, the one used least so far. */
export function flawedPairs(): { kind: string; pair: Pair }[] {
  const counts = new Map(Object.keys(flaws).map((kind) => [kind, 0]))
  return cleanPairs().map((pair) => {
    const possible = Object.entries(flaws).flatMap(([kind, addFlaw]) => {
      const english = addFlaw(pair)
      return english === undefined || english === pair[1] ? [] : [{ kind, english }]
    })
    const [chosen = { kind: 'no text', english: '' }] = possible.toSorted(
      (one, two) => (counts.get(one.kind) ?? 0) - (counts.get(two.kind) ?? 0),
    )
    counts.set(chosen.kind, (counts.get(chosen.kind) ?? 0) + 1)
    return { kind: chosen.kind, pair: [pair[0], chosen.english] }
  })
}
