import { useLingui } from '@lingui/react/macro'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconRowInsertBottom,
  IconRowRemove,
  IconTableMinus,
  IconTablePlus,
  IconTableRow,
  IconUnderline,
  IconUnlink,
} from '@tabler/icons-react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { type Command, TextSelection } from '@tiptap/pm/state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, toggleHeader } from '@tiptap/pm/tables'
import { useEditorState } from '@tiptap/react'
import type { ComponentType } from 'react'

export interface Tool {
  label: string
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>
  /** Whether the text at the caret has the form that the tool gives and takes; undefined for other tools. */
  isOn?: boolean
  isDisabled?: boolean
  run: () => void
}

interface ToolGroup {
  label?: string
  tools: Tool[]
}

/** Returns what a tool does: a command of the editor, after which the text has the focus. */
type Edit = (command: (chain: ChainedCommands) => ChainedCommands) => () => void

/** Returns the tools in their groups; inside a table those that change it take the place of the one that inserts it. */
export function useTools(editor: Editor, onLink: () => void): ToolGroup[] {
  const formats = useFormats(editor)
  const edit: Edit = (command) => () => {
    command(editor.chain().focus()).run()
  }
  return [
    { tools: useMarkTools(formats, edit) },
    { tools: useBlockTools(formats, edit) },
    { tools: useLinkTools(formats, edit, onLink) },
    useTableTools(formats, editor),
    { tools: useHistoryTools(formats, edit) },
  ]
}

type Formats = ReturnType<typeof useFormats>

/** Returns which forms the text at the caret has, and whether a change can be undone and redone. */
function useFormats(editor: Editor) {
  return useEditorState({
    editor,
    selector: (state) => ({
      bold: state.editor.isActive('bold'),
      italic: state.editor.isActive('italic'),
      underline: state.editor.isActive('underline'),
      heading2: state.editor.isActive('heading', { level: 2 }),
      heading3: state.editor.isActive('heading', { level: 3 }),
      blockquote: state.editor.isActive('blockquote'),
      bulletList: state.editor.isActive('bulletList'),
      orderedList: state.editor.isActive('orderedList'),
      link: state.editor.isActive('link'),
      table: state.editor.isActive('table'),
      undoable: state.editor.can().undo(),
      redoable: state.editor.can().redo(),
    }),
  })
}

function useMarkTools({ bold, italic, underline }: Formats, edit: Edit): Tool[] {
  const { t } = useLingui()
  return [
    { label: t`Gras`, icon: IconBold, isOn: bold, run: edit((chain) => chain.toggleBold()) },
    { label: t`Italique`, icon: IconItalic, isOn: italic, run: edit((chain) => chain.toggleItalic()) },
    { label: t`Souligné`, icon: IconUnderline, isOn: underline, run: edit((chain) => chain.toggleUnderline()) },
    { label: t`Effacer la mise en forme`, icon: IconClearFormatting, run: edit((chain) => chain.unsetAllMarks()) },
  ]
}

function useBlockTools({ heading2, heading3, blockquote, bulletList, orderedList }: Formats, edit: Edit): Tool[] {
  const { t } = useLingui()
  return [
    { label: t`Intertitre`, icon: IconH2, isOn: heading2, run: edit((chain) => chain.toggleHeading({ level: 2 })) },
    { label: t`Sous-titre`, icon: IconH3, isOn: heading3, run: edit((chain) => chain.toggleHeading({ level: 3 })) },
    { label: t`Citation`, icon: IconBlockquote, isOn: blockquote, run: edit((chain) => chain.toggleBlockquote()) },
    { label: t`Liste à puces`, icon: IconList, isOn: bulletList, run: edit((chain) => chain.toggleBulletList()) },
    {
      label: t`Liste numérotée`,
      icon: IconListNumbers,
      isOn: orderedList,
      run: edit((chain) => chain.toggleOrderedList()),
    },
  ]
}

function useLinkTools({ link }: Formats, edit: Edit, onLink: () => void): Tool[] {
  const { t } = useLingui()
  return [
    { label: t`Lien`, icon: IconLink, isOn: link, run: onLink },
    { label: t`Retirer le lien`, icon: IconUnlink, run: edit((chain) => chain.unsetLink()) },
  ]
}

function useTableTools({ table }: Formats, editor: Editor): ToolGroup {
  const { t } = useLingui()
  const change = (command: Command) => () => {
    command(editor.state, editor.view.dispatch, editor.view)
    editor.commands.focus()
  }
  if (!table) return { tools: [{ label: t`Insérer un tableau`, icon: IconTablePlus, run: change(insertTable) }] }
  return {
    label: t`Tableau`,
    tools: [
      { label: t`Ajouter une ligne dessous`, icon: IconRowInsertBottom, run: change(addRowAfter) },
      { label: t`Supprimer la ligne`, icon: IconRowRemove, run: change(deleteRow) },
      { label: t`Ajouter une colonne à droite`, icon: IconColumnInsertRight, run: change(addColumnAfter) },
      { label: t`Supprimer la colonne`, icon: IconColumnRemove, run: change(deleteColumn) },
      { label: t`Ligne d’en-tête`, icon: IconTableRow, run: change(toggleHeader('row')) },
      { label: t`Supprimer le tableau`, icon: IconTableMinus, run: change(deleteTable) },
    ],
  }
}

function useHistoryTools({ undoable, redoable }: Formats, edit: Edit): Tool[] {
  const { t } = useLingui()
  return [
    {
      label: t`Annuler la frappe`,
      icon: IconArrowBackUp,
      isDisabled: !undoable,
      run: edit((chain) => chain.undo()),
    },
    {
      label: t`Rétablir la frappe`,
      icon: IconArrowForwardUp,
      isDisabled: !redoable,
      run: edit((chain) => chain.redo()),
    },
  ]
}

/** A table of three columns, a row of headings and two of cells; the caret is placed in the first one. */
const insertTable: Command = (state, dispatch) => {
  const row = (cell: string) => ({
    type: 'tableRow',
    content: Array.from({ length: 3 }, () => ({ type: cell, content })),
  })
  const content = [{ type: 'paragraph' }]
  const table = Node.fromJSON(state.schema, {
    type: 'table',
    content: [row('tableHeader'), row('tableCell'), row('tableCell')],
  })
  const { from } = state.selection
  // A stored mark (bold) would insert the table behind the empty paragraph.
  const changed = state.tr.replaceSelectionWith(table, false)
  let inserted: number | undefined
  changed.doc.nodesBetween(Math.max(0, from - 1), changed.doc.content.size, (node, position) => {
    if (node.type === table.type) inserted ??= position + 1
    return inserted === undefined
  })
  dispatch?.(changed.setSelection(TextSelection.near(changed.doc.resolve(inserted ?? from))).scrollIntoView())
  return true
}
