import { useLayoutEffect, useRef } from 'react'
import { decodeEntities, isHtml } from '@/lib/html-to-text'
import { sanitize } from '@/lib/sanitize'
import rich from '@/ui/html/safe-html.module.css'
import { changedFlags, partsOf, wordsOf } from './changed-words'
import styles from './conflict-dialog.module.css'

/**
 * A formatted text as readers get it. Words and pictures that are missing from the same place in one of the `others`, or have
 * another format there, are marked.
 */
export function FormattedVersion({ html, others }: { html: string; others: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.replaceChildren(...markedNodes(html, others)), [html, others])
  return <div ref={box} className={`${rich.rich} ${styles.formatted}`} />
}

function markedNodes(html: string, others: readonly string[]): Node[] {
  const body = bodyOf(html)
  const pieces = piecesOf(body)
  // The spaces between elements are no words.
  const compared = pieces.filter(({ text }) => text?.trim() !== '')
  const flags = changedFlags(
    compared.map(({ name }) => name),
    others.map((other) => piecesOf(bodyOf(other)).flatMap(({ text, name }) => (text?.trim() === '' ? [] : [name]))),
  )
  const changed = new Set(compared.filter((_, index) => flags[index]))
  const mark = (content: string | Node) => {
    const box = body.ownerDocument.createElement('mark')
    box.append(content)
    return box
  }
  for (const node of new Set(pieces.map((piece) => piece.node))) {
    const own = pieces.filter((piece) => piece.node === node)
    const areChanged = own.map((piece) => changed.has(piece))
    const words = own.flatMap(({ text }) => text ?? [])
    if (words.length > 0)
      node.replaceWith(...partsOf(words, areChanged).map(({ text, isChanged }) => (isChanged ? mark(text) : text)))
    else if (areChanged[0]) node.replaceWith(mark(node.cloneNode()))
  }
  // Where only its address differs, the text of a link is the same.
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href]:has(mark)'))
    link.append(` (${link.getAttribute('href') ?? ''})`)
  return [...body.childNodes].map((node) => document.importNode(node, true))
}

/** A word with the space behind it, or a picture, and what makes it different from the same one with another format. */
interface Piece {
  node: Text | HTMLImageElement
  /** Undefined for a picture. */
  text?: string
  name: string
}

function piecesOf(body: HTMLElement): Piece[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const pieces: Piece[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLImageElement || node.nodeName === 'IMG') {
      const picture = node as HTMLImageElement // of another document, so that it is no instance
      pieces.push({ node: picture, name: `${formatOf(node, body)}img ${picture.getAttribute('src') ?? ''}` })
    } else if (node.nodeType === Node.TEXT_NODE) {
      const text = node as Text // by its type
      const format = formatOf(node, body)
      for (const word of wordsOf(text.data)) pieces.push({ node: text, text: word, name: format + word.trim() })
    }
  }
  return pieces
}

const same: Record<string, string> = { b: 'strong', i: 'em' }

/** Returns the elements around a node, with the addresses of links. */
function formatOf(node: Node, body: HTMLElement): string {
  let format = ''
  for (let around = node.parentElement; around && around !== body; around = around.parentElement)
    format += `${same[around.localName] ?? around.localName}${around.getAttribute('href') ?? ''} `
  return format
}

/** Returns a text in a document that loads nothing. Each line of plain text is a paragraph. */
function bodyOf(text: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('')
  // A TrustedHTML where the browser asks for one, which the types do not know.
  if (isHtml(text)) body.innerHTML = sanitize(text) as string
  else
    body.append(
      ...decodeEntities(text)
        .split('\n')
        .map((line) => Object.assign(document.createElement('p'), { textContent: line })),
    )
  return body
}
