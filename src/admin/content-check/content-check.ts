import { plainText, sentencesOf } from './plain-text'
import { type Fault, faultsIn } from './typography'

/** The kinds of problem that a text can have before it is published. */
export type Problem =
  | 'no title'
  | 'main heading'
  | 'skipped heading'
  | 'empty paragraph'
  | 'link without words'
  | 'dead link'
  | 'picture without description'
  | 'long sentence'
  | 'English'
  | Fault['problem']

/** A problem of a text: the number of occurrences and an excerpt of the first one ('' if there is nothing to show). */
export interface ContentWarning {
  problem: Problem
  count: number
  excerpt: string
}

interface CheckedText {
  text: string
  isHtml: boolean
  isTitle: boolean
}

/** The maximum number of words in a sentence. */
export const mostWords = 40

/** Returns the warnings about a French text; `isDead` returns whether a path of this site has no page. */
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

/** Finds the problems that only HTML can have. The excerpts are plain text and are never rendered as HTML. */
function inHtml(html: string, isDead: (path: string) => boolean): Found[] {
  const found: Found[] = []
  // The page title above the text is the heading of level 1.
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

/** Finds problems of sentences and of French typography. */
function inWords(text: string): Found[] {
  const { lines } = plainText(text)
  const found: Found[] = []
  for (const sentence of sentencesOf(lines)) {
    if (wordsIn(sentence).length > mostWords) found.push({ problem: 'long sentence', excerpt: shortened(sentence) })
    if (isEnglish(sentence)) found.push({ problem: 'English', excerpt: shortened(sentence) })
  }
  for (const line of lines) {
    for (const { problem, index } of faultsIn(line)) found.push({ problem, excerpt: around(line, index) })
  }
  return found
}

const wordsIn = (sentence: string) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []

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

/** Returns whether the function words of a sentence are mostly English. Quotations are ignored. */
function isEnglish(sentence: string): boolean {
  const words = wordsIn(sentence.replaceAll(/«[^»]*»|“[^”]*”|"[^"]*"/g, ' ')).flatMap((word) =>
    word.toLowerCase().split(/['’]/),
  )
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length
  return words.length >= 4 && count(english) >= 2 && count(english) > count(french)
}

/** Returns the path of a page of this site without query and anchor; undefined for other addresses and for files. */
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

/** Returns up to 20 characters on both sides of a position. */
function around(line: string, at: number): string {
  const start = Math.max(0, at - 20)
  const end = Math.min(line.length, at + 20)
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`
}
