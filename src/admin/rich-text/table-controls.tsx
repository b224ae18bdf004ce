import { useLingui } from '@lingui/react/macro'
import { RichTextEditor } from '@mantine/tiptap'
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTableMinus,
  IconTablePlus,
  IconTableRow,
} from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { type Command, TextSelection } from '@tiptap/pm/state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, toggleHeader } from '@tiptap/pm/tables'
import { useEditorState } from '@tiptap/react'
import type { ComponentType } from 'react'

/** Inserts a table; inside one, the controls that change it. */
export function TableControls({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  const isInTable = useEditorState({ editor, selector: (state) => state.editor.isActive('table') })
  const run = (command: Command) => () => {
    command(editor.state, editor.view.dispatch, editor.view)
    editor.commands.focus()
  }
  if (!isInTable)
    return (
      <RichTextEditor.ControlsGroup>
        <Control label={t`Insérer un tableau`} icon={IconTablePlus} onClick={run(insertTable)} />
      </RichTextEditor.ControlsGroup>
    )
  return (
    <RichTextEditor.ControlsGroup role="group" aria-label={t`Tableau`}>
      <Control label={t`Ajouter une ligne dessous`} icon={IconRowInsertBottom} onClick={run(addRowAfter)} />
      <Control label={t`Supprimer la ligne`} icon={IconRowRemove} onClick={run(deleteRow)} />
      <Control label={t`Ajouter une colonne à droite`} icon={IconColumnInsertRight} onClick={run(addColumnAfter)} />
      <Control label={t`Supprimer la colonne`} icon={IconColumnRemove} onClick={run(deleteColumn)} />
      <Control label={t`Ligne d’en-tête`} icon={IconTableRow} onClick={run(toggleHeader('row'))} />
      <Control label={t`Supprimer le tableau`} icon={IconTableMinus} onClick={run(deleteTable)} />
    </RichTextEditor.ControlsGroup>
  )
}

export function Control({
  label,
  icon: Icon,
  active = false,
  onClick,
}: {
  label: string
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>
  active?: boolean
  onClick: () => void
}) {
  return (
    <RichTextEditor.Control aria-label={label} title={label} active={active} onClick={onClick}>
      <Icon size={16} stroke={1.5} aria-hidden />
    </RichTextEditor.Control>
  )
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
