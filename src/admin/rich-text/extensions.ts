import { commands, Extension, Mark, Node } from '@tiptap/core'
import { OrderedList } from '@tiptap/extension-list'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { StarterKit } from '@tiptap/starter-kit'
import { linkAddress } from './link-address'

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
  // ProseMirror's tables require this attribute; nothing writes it.
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
    extendNodeSchema: (node) => (node.name === name ? { tableRole } : {}),
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

/** Gives the text the focus in the press itself: the library's command waits a frame, and keys pressed in it are lost. */
const FocusAtOnce = Extension.create({
  name: 'focusAtOnce',
  addCommands: () => ({
    focus:
      (position = null, options = {}) =>
      (props) => {
        if (position !== null) return commands.focus(position, options)(props)
        if (props.dispatch) {
          props.view.focus()
          if (options.scrollIntoView !== false) props.tr.scrollIntoView()
        }
        return true
      },
  }),
})

export const extensions = [
  // Only formats that the site shows can be written.
  StarterKit.configure({
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // A word with a dot is no address: « consignation.La ».
      shouldAutoLink: (word) => linkAddress(word) !== undefined,
    },
    code: false,
    codeBlock: false,
    orderedList: false,
    heading: { levels: [2, 3, 4] },
  }),
  // Without the plug-in that turns a pasted line such as « 2026. Une année » into a list.
  OrderedList.extend({ addProseMirrorPlugins: () => [] }),
  FocusAtOnce,
  Table,
  Row,
  HeaderCell,
  Cell,
  Picture,
  Superscript,
  Subscript,
]
