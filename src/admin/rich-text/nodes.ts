import { Mark, Node } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

// What the site's texts may hold beyond the starter kit, on ProseMirror's own tables. Only what `lib/sanitize` lets
// through is written, so that a text reads back as it was saved.

const numberOf = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
})

const cellAttributes = () => ({
  colspan: numberOf('colspan'),
  rowspan: numberOf('rowspan'),
  // ProseMirror's tables require it; it is never written.
  colwidth: { default: null, rendered: false },
})

const cell = (name: string, tag: 'td' | 'th', tableRole: string) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    extendNodeSchema: (extended) => (extended.name === name ? { tableRole } : {}),
  })
const Cell = cell('tableCell', 'td', 'cell')
const HeaderCell = cell('tableHeader', 'th', 'header_cell')

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
  extendNodeSchema: ({ name }) => (name === 'tableRow' ? { tableRole: 'row' } : {}),
})

/** Tab goes from cell to cell, and out of the last one to what follows the editor: the keyboard is not trapped. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (name === 'table' ? { tableRole: 'table' } : {}),
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch)
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
  addProseMirrorPlugins: () => [tableEditing()],
})

const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    title: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

const script = (name: string, excludes: string, tag: 'sup' | 'sub', align: string) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag }, { style: `vertical-align=${align}` }],
    renderHTML: () => [tag, 0],
  })
const Superscript = script('superscript', 'subscript', 'sup', 'super')
const Subscript = script('subscript', 'superscript', 'sub', 'sub')

export const nodes = [Table, Row, HeaderCell, Cell, Picture, Superscript, Subscript]
