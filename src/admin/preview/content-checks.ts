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
  | 'quotation marks'
  | 'apostrophe'

/** A problem of one field: how often, and the first place as it is written ('' where there is nothing to show). */
export interface Remark {
  field: string
  problem: Problem
  count: number
  excerpt: string
}

export interface CheckedText {
  field: string
  text: string
  isHtml: boolean
  isTitle: boolean
}

/** More words than a sentence should have. */
export const mostWords = 40

/** The remarks on the French texts of a record; `isDead` tells of a path of this site whether it leads nowhere. */
export function checkContent(texts: readonly CheckedText[], isDead: (path: string) => boolean): Remark[] {
  return texts.flatMap(({ field, text, isHtml, isTitle }) => {
    const found = [
      ...(isTitle && text.trim() === '' ? [{ problem: 'no title' as const, excerpt: '' }] : []),
      ...(isHtml ? inHtml(text, isDead) : []),
      ...inWords(text),
    ]
    const remarks = new Map<Problem, Remark>()
    for (const { problem, excerpt } of found) {
      const known = remarks.get(problem)
      if (known) known.count += 1
      else remarks.set(problem, { field, problem, count: 1, excerpt })
    }
    return [...remarks.values()]
  })
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
  const found: Found[] = sentencesOf(lines)
    .filter((sentence) => (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0) > mostWords)
    .map((sentence) => ({ problem: 'long sentence', excerpt: shortened(sentence) }))
  for (const line of lines) {
    // Addresses have their own rules.
    const prose = line.replaceAll(/(?:https?:\/\/|www\.)\S+|\S+@\S+/gi, (address) => '·'.repeat(address.length))
    for (const [problem, pattern] of marks)
      for (const { index } of prose.matchAll(pattern)) found.push({ problem, excerpt: around(line, index) })
  }
  return found
}

const marks: readonly (readonly [Problem, RegExp])[] = [
  ['space before a sign', /(?<=[\p{L}\p{N}»”")\]])(?:[;?!]+|:)(?=[\s»”")\]]|$)|(?<=\d)%(?![\p{L}\d])/gu],
  ['quotation marks', /["“”„]|«(?=\S)|(?<=\S)»/gu],
  ['apostrophe', /(?<=\p{L})'(?=\p{L})/gu],
]

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
