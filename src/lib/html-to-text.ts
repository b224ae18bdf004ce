import { trustedTypesPolicy } from './trusted-types'

/** The elements that a text of the provider may have: what the sanitiser keeps (lib/sanitize.ts). */
export const htmlElements = (
  'p div br hr span b strong i em u s del strike sub sup h2 h3 h4 ul ol li blockquote a img figure figcaption ' +
  'table caption thead tbody tfoot tr th td'
).split(' ')

const voidElements = new Set(['br', 'hr', 'img'])
const openingTag = new RegExp(`<(${htmlElements.join('|')})(?=[\\s/>])[^<>]*>`, 'gi')

/** Returns whether a text is HTML: one of `htmlElements` is there, closed or void. Any other "<" is the writer's. */
export function isHtml(text: string): boolean {
  if (!text.includes('<')) return false
  const lower = text.toLowerCase()
  return [...lower.matchAll(openingTag)].some(
    ({ 1: name = '', index }) => voidElements.has(name) || lower.lastIndexOf(`</${name}>`) > index,
  )
}

/** Returns the text of HTML on one line. Plain text keeps its lines; its entities become their signs. */
export function htmlToText(text: string): string {
  return isHtml(text) ? linesOf(text).join(' ') : decodeEntities(text)
}

/** Returns the text of HTML or plain text in lines: one for each paragraph, list item and line break. */
export function htmlToLines(text: string): string[] {
  return isHtml(text) ? linesOf(text) : trimmedLines(decodeEntities(text), '\n')
}

/** Returns a plain text with its entities as signs: a provider may send `D&eacute;p&ocirc;t`. */
export function decodeEntities(text: string): string {
  if (!/&[#\w]+;/.test(text)) return text
  // An "&" without its semicolon is the writer's, as in an address. A line break after <pre> is not part of the text.
  const escaped = text.replaceAll('<', '&lt;').replaceAll(/&(?![#\w]+;)/g, '&amp;')
  return parse(`<pre>\n${escaped}`).body.textContent ?? ''
}

/** What readers do not see, and what no longer holds: it is struck through on pages, and left out elsewhere. */
const unread = 'script, style, template, noscript, s, del, strike, [style*=line-through i]'

/** Ends a line; a line break in the source of HTML is only a space. */
const lineEnd = '\u2028'
const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, figure, figcaption, table, caption, tr, div, hr'

function linesOf(html: string): string[] {
  const { body } = parse(html)
  for (const part of body.querySelectorAll(unread)) part.remove()
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ')
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith(lineEnd)
  for (const block of body.querySelectorAll(blocks)) {
    block.prepend(lineEnd)
    block.append(lineEnd)
  }
  return trimmedLines(body.textContent ?? '', lineEnd)
}

const trimmedLines = (text: string, end: string) =>
  text
    .split(end)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

// Only the parser below has the policy: what it parses is never shown.
const policy = trustedTypesPolicy('html-to-text', { createHTML: (text) => text })

/** Parses HTML into a document that runs no script and loads nothing. */
const parse = (html: string) => new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
