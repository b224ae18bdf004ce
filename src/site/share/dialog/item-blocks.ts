import { htmlToText } from '@/lib/html-to-text'
import { isBeyondMeasure, maxCharacters } from '@/ui/html/beyond-measure'
import type { ItemText } from './shared-item'

/** The texts of an item as blocks (headings, paragraphs, lists) of the document `page`; their links are absolute. */
export async function blocksOf(texts: readonly ItemText[], page: Document): Promise<Element[]> {
  const parts = await Promise.all(
    texts.map(async (text) => {
      const blocks = await partOf(text, page)
      return text.heading && blocks.length > 0 ? [element(page, 'h2', text.heading), ...blocks] : blocks
    }),
  )
  return parts.flat()
}

export function element(page: Document, name: string, text = ''): HTMLElement {
  const made = page.createElement(name)
  made.textContent = text
  return made
}

async function partOf(part: ItemText, page: Document): Promise<Element[]> {
  if ('items' in part) {
    const list = element(page, part.ordered ? 'ol' : 'ul')
    list.append(...part.items.map((item) => element(page, 'li', item)))
    return part.items.length > 0 ? [list] : []
  }
  if ('text' in part) return paragraphs(part.text, page)
  if (!/[<&]/.test(part.html)) return paragraphs(part.html, page)
  if (isBeyondMeasure(part.html)) return paragraphs(htmlToText(part.html.slice(0, maxCharacters)), page)
  const { sanitizeToFragment } = await import('@/ui/html/sanitize')
  return blocksIn(page.adoptNode(sanitizeToFragment(part.html)), page)
}

const paragraphs = (text: string, page: Document) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => element(page, 'p', line))

const blockNames = 'p, h2, h3, h4, ul, ol, blockquote, figure, table, hr'

function blocksIn(fragment: DocumentFragment, page: Document): Element[] {
  for (const link of fragment.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? ''
    // The file has no anchors of the page.
    if (href.startsWith('#') || !URL.canParse(href, location.href)) link.removeAttribute('href')
    else link.href = new URL(href, location.href).href
  }
  // A picture of the text would have to be requested: its description stands in its place.
  for (const image of fragment.querySelectorAll('img')) {
    const { alt } = image
    image.replaceWith(alt === '' ? '' : `[${alt}]`)
  }
  const nodes = [...fragment.childNodes].filter((node) => node.textContent?.trim() !== '' || isRule(node))
  const blocks = nodes.filter((node) => node instanceof Element && node.matches(blockNames))
  if (blocks.length === nodes.length) return blocks.filter((node) => node instanceof Element)
  const all = element(page, 'div')
  all.append(...nodes)
  return [all]
}

const isRule = (node: Node) => node.nodeName === 'HR'
