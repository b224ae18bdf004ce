import { Mark, Node } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

// What the site's texts may hold beyond the starter kit, on ProseMirror's own tables. Only what `ui/html/sanitize` lets
// through is written, so that a text reads back as it was saved.

const numberOf = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
})

const cellAttributes = () => ({
  colspan: numberOf('colspan'),
  rowspan: numberOf('rowspan'),
  // ProseMirror's tables ask for it; a width is never written.
  colwidth: { default: null, rendered: false },
})

const Cell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
  extendNodeSchema: ({ name }) => (name === 'tableCell' ? { tableRole: 'cell' } : {}),
})

const HeaderCell = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
  extendNodeSchema: ({ name }) => (name === 'tableHeader' ? { tableRole: 'header_cell' } : {}),
})

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

const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }, { style: 'vertical-align=super' }],
  renderHTML: () => ['sup', 0],
})

const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }, { style: 'vertical-align=sub' }],
  renderHTML: () => ['sub', 0],
})

export const nodes = [Table, Row, HeaderCell, Cell, Picture, Superscript, Subscript]
