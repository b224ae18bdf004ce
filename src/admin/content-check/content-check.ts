import { plainText, sentencesOf } from '@/admin/translation/plain-text'

/** What may be wrong with a text before it is published. */
export type Problem =
  | 'no title'
  | 'main heading'
  | 'skipped heading'
  | 'empty paragraph'
  | 'link without words'
  | 'dead link'
  | 'picture without description'
  | 'long sentence'
  | 'space before a sign'
  | 'space after a sign'
  | 'digits together'
  | 'English'
  | 'quotation marks'
  | 'apostrophe'

/** A problem of a text: how often, and the first place as it is written ('' where there is nothing to show). */
export interface ContentWarning {
  problem: Problem
  count: number
  excerpt: string
}

export interface CheckedText {
  text: string
  isHtml: boolean
  isTitle: boolean
}

/** More words than a sentence should have. */
export const mostWords = 40

/** The warnings about a French text; `isDead` tells of a path of this site whether it leads nowhere. */
export function contentWarnings(
  { text, isHtml, isTitle }: CheckedText,
  isDead: (path: string) => boolean,
): ContentWarning[] {
  if (text.trim() === '') return isTitle ? [{ problem: 'no title', count: 1, excerpt: '' }] : []
  const warnings = new Map<Problem, ContentWarning>()
  for (const { problem, excerpt } of [...(isHtml ? inHtml(text, isDead) : []), ...inWords(text)]) {
    const known = warnings.get(problem)
    if (known) known.count += 1
    else warnings.set(problem, { problem, count: 1, excerpt })
  }
  return [...warnings.values()]
}

interface Found {
  problem: Problem
  excerpt: string
}

/** What only HTML can have. Pure text: nothing of it is ever shown as HTML. */
function inHtml(html: string, isDead: (path: string) => boolean): Found[] {
  const found: Found[] = []
  // The page has a heading of the first level above the text.
  let level = 1
  for (const [, digit = '', inner = ''] of html.matchAll(/<h([1-6])\b[^<>]*>([\s\S]*?)<\/h\1>/gi)) {
    const present = Number(digit)
    if (present === 1) found.push({ problem: 'main heading', excerpt: wordsOf(inner) })
    else if (present > level + 1) found.push({ problem: 'skipped heading', excerpt: wordsOf(inner) })
    level = present
  }
  const empty = html.match(/<p\b[^<>]*>(?:\s|&nbsp;|<br\b[^<>]*>)*<\/p>/gi) ?? []
  found.push(...empty.map(() => ({ problem: 'empty paragraph' as const, excerpt: '' })))
  for (const [, attributes = '', inner = ''] of html.matchAll(/<a\b([^<>]*)>([\s\S]*?)<\/a>/gi)) {
    const href = attribute(attributes, 'href')
    const path = pathOf(href)
    const words = wordsOf(inner) || attribute(inner, 'alt')
    if (words === '') found.push({ problem: 'link without words', excerpt: href })
    if (path !== undefined && isDead(path)) found.push({ problem: 'dead link', excerpt: href })
  }
  for (const [image] of html.matchAll(/<img\b[^<>]*>/gi))
    if (attribute(image, 'alt').trim() === '')
      found.push({ problem: 'picture without description', excerpt: attribute(image, 'src') })
  return found
}

/** Sentences and French typography. The site itself makes a space before a sign unbreakable. */
function inWords(text: string): Found[] {
  const { lines } = plainText(text)
  const found: Found[] = []
  for (const sentence of sentencesOf(lines)) {
    if (wordsIn(sentence).length > mostWords) found.push({ problem: 'long sentence', excerpt: shortened(sentence) })
    if (isEnglish(sentence)) found.push({ problem: 'English', excerpt: shortened(sentence) })
  }
  for (const line of lines) {
    // Addresses have their own rules.
    const prose = line.replaceAll(/(?:https?:\/\/|www\.)\S+|\S+@\S+/gi, (address) => '·'.repeat(address.length))
    for (const [problem, pattern] of marks)
      for (const { index } of prose.matchAll(pattern)) found.push({ problem, excerpt: around(line, index) })
    for (const { index, 0: digits } of prose.matchAll(longNumber))
      if (isAmount(prose, index, digits)) found.push({ problem: 'digits together', excerpt: around(line, index) })
  }
  return found
}

const wordsIn = (sentence: string) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []

const marks: readonly (readonly [Problem, RegExp])[] = [
  [
    'space before a sign',
    /(?<=[\p{L}\p{N}»”")\]])[;?!:]+(?=[\s»”")\]\p{L}]|$)|(?<=[\p{L}»”")\]])(?<!\dh):(?=\d)|(?<=\d)%(?![\p{L}\d])/gu,
  ],
  ['space after a sign', /(?<=[\p{L}\p{N}»”")\]]\s?)[;?!:](?=[\p{L}«])|(?<=[\p{L}»”")\]]\s?)(?<!\dh):(?=\d)/gu],
  ['quotation marks', /["“”„]|«(?=\S)|(?<=\S)»/gu],
  ['apostrophe', /(?<=\p{L})'(?=\p{L})/gu],
]

/** Five digits or more in a row that are no part of a reference, a code or a number with a sign before it. */
const longNumber = /(?<![\p{L}\p{N}/.,_°#+-])(?<!\d[\s:])[1-9]\d{4,}(?![\p{L}\d/_°-]|[.,]\d{3})/gu
/** What names rather than counts. */
const reference =
  /(?:\b(?:n[o°º]s?|num[ée]ros?|r[ée]f\p{L}*|comptes?|identifiants?|matricules?|codes?|dossiers?|niu|rccm?|fax|whatsapp|t[ée]l\p{L}*|bp)|b\.\s?p\.)\.?\s*:?\s*$/iu
const currency = /^\s*(?:francs?|f\.?\s?cfa|fcfa|xaf|euros?|€|dollars?|\$)/i

function isAmount(line: string, index: number, digits: string): boolean {
  if (currency.test(line.slice(index + digits.length))) return true
  // Phones of Cameroon have nine digits, of which the first is a 2 or a 6, after 237 or not.
  return !/^(?:237)?[26]\d{8}$/.test(digits) && !reference.test(line.slice(0, index))
}

const english = new Set(
  'the and of to is are was were be been has have will would shall can may must for with without from by at this that these those which who its their our your we you they not until before after'.split(
    ' ',
  ),
)
const french = new Set(
  'le la les l un une des du de d et est sont était a ont sera pour par avec sans dans sur sous au aux à ce cet cette ces qui que qu dont il elle ils elles nous vous on se sa son ses leur leurs ne pas plus ou où en y'.split(
    ' ',
  ),
)

/** Whether the small words of a sentence are English; what it quotes may be of any language. */
function isEnglish(sentence: string): boolean {
  const words = wordsIn(sentence.replaceAll(/«[^»]*»|“[^”]*”|"[^"]*"/g, ' ')).flatMap((word) =>
    word.toLowerCase().split(/['’]/),
  )
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length
  return words.length >= 4 && count(english) >= 2 && count(english) > count(french)
}

/** A path of this site, without query and anchor; undefined for any other address, and for files. */
function pathOf(href: string): string | undefined {
  if (!/^\/(?![/\\])/.test(href)) return undefined
  const [path = ''] = href.split(/[?#]/)
  return path.startsWith('/api/') || /\.[a-z0-9]+$/i.test(path) ? undefined : path
}

function attribute(tag: string, name: string): string {
  const [, , value = ''] = new RegExp(`\\b${name}\\s*=\\s*(["'])(.*?)\\1`, 'i').exec(tag) ?? []
  return value
}

const wordsOf = (html: string) => shortened(plainText(html).lines.join(' '))

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** A few words on both sides of a place. */
function around(line: string, at: number): string {
  const start = Math.max(0, at - 20)
  const end = Math.min(line.length, at + 20)
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`
}
