import { getSchema } from '@tiptap/core'
import { DOMParser, DOMSerializer } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { fixTables } from '@tiptap/pm/tables'
import { decodeEntities, isHtml } from '@/lib/html-to-text'
import { sanitize } from '@/lib/sanitize'
import { extensions } from './extensions'

const schema = getSchema(extensions)

/** Returns the editor's document of a text of the provider, and the names of what the editor would lose of it. */
export function loadText(html: string): { content: object; missingParts: string[] } {
  const before = safeBody(html)
  const after = document.implementation.createHTMLDocument('')
  const parsed = DOMParser.fromSchema(schema).parse(before)
  after.body.append(DOMSerializer.fromSchema(schema).serializeFragment(parsed.content, { document: after }))
  // The document gets a line to write on after a list or a table: the editor would add it with the first press.
  const lineAfter = parsed.lastChild?.type.name === 'paragraph' ? [] : [schema.node('paragraph')]
  const doc = schema.node('doc', null, [...parsed.children, ...lineAfter])
  // A table gets its missing cells: the editor would add them again after each undo.
  const content: object = (fixTables(EditorState.create({ doc }))?.doc ?? doc).toJSON()
  return { content, missingParts: missingPartsOf(before, after.body) }
}

/** Returns a text of the provider as HTML that is safe to parse. Each line of plain text becomes a paragraph. */
function safeBody(text: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('')
  // The types do not know that `innerHTML` takes TrustedHTML.
  if (isHtml(text)) body.innerHTML = sanitize(text) as string
  else
    for (const line of decodeEntities(text).split('\n')) {
      const paragraph = document.createElement('p')
      paragraph.textContent = line
      body.append(paragraph)
    }
  return body
}

/** The editor's names of elements that have another one. */
const synonyms: Record<string, string> = { b: 'strong', i: 'em', del: 's', strike: 's' }
/** Elements without a meaning of their own, which the editor may leave out. */
const neutral = new Set(['body', 'p', 'div', 'span', 'thead', 'tbody', 'tfoot'])
/** Attributes that a reader sees something of. The language and the widths that Word writes on nearly everything are none. */
const visible = ['href', 'title', 'src', 'alt', 'colspan', 'rowspan', 'start']
const visibleOfPictures = [...visible, 'width', 'height']

/** Returns the names of the elements and attributes that `after` has lost of `before`, each with its text. */
function missingPartsOf(before: HTMLElement, after: HTMLElement): string[] {
  const partsAfter = partsOf(after)
  const missing = [...partsOf(before)].filter(([part, size]) => (partsAfter.get(part) ?? 0) < size)
  return [...new Set(missing.map(([part]) => part.split('=')[0] ?? ''))]
}

/** Returns how many characters and pictures are in each element (`strong`) and attribute (`lang=en`). */
function partsOf(body: HTMLElement): Map<string, number> {
  const parts = new Map<string, number>()
  const add = (part: string, size: number) => parts.set(part, (parts.get(part) ?? 0) + size)
  for (const element of body.querySelectorAll('*')) {
    const name = element.localName
    const size = sizeOf(element)
    // An element within one of the same name adds nothing to it.
    if (!neutral.has(name) && name !== 'br' && !element.parentElement?.closest(name)) add(synonyms[name] ?? name, size)
    for (const attribute of name === 'img' ? visibleOfPictures : visible) {
      const value = element.getAttribute(attribute)
      if (value !== null && value !== '' && value !== '1') add(`${attribute}=${value}`, size)
    }
  }
  return parts
}

const sizeOf = (element: Element) =>
  ['img', 'hr'].includes(element.localName)
    ? 1
    : element.textContent.replaceAll(/\s/g, '').length + element.querySelectorAll('img').length
