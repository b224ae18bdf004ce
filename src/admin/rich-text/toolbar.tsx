import { useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { useRovingIndex } from '@mantine/hooks'
import { RichTextEditor } from '@mantine/tiptap'
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
import type { ComponentType, ReactNode } from 'react'
import styles from './toolbar.module.css'

interface Tool {
  label: string
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>
  /** Whether the text at the caret has the form that the tool gives and takes; undefined for other tools. */
  isOn?: boolean
  isDisabled?: boolean
  run: () => void
}

/** The props of a button of the toolbar, by which all of them are one tab stop. */
export type ToolbarItem = ReturnType<useRovingIndex.ReturnValue['getItemProps']> & { onFocus: () => void }

/** The toolbar of a text (ARIA toolbar pattern): the arrow keys, Home and End go from button to button. */
export function Toolbar({
  editor,
  onLink,
  renderToggle,
}: {
  editor: Editor
  /** Called to ask for a link. */
  onLink: () => void
  /** Renders the last button. */
  renderToggle: (item: ToolbarItem) => ReactNode
}) {
  const { t } = useLingui()
  const groups = useTools(editor, onLink)
  const tools = groups.flatMap((group) => group.tools)
  const { getItemProps, setFocusedIndex } = useRovingIndex({
    total: tools.length + 1,
    isItemDisabled: (index) => tools[index]?.isDisabled ?? false,
  })
  const item = (index: number, onClick?: () => void) => ({
    ...getItemProps({ index, ...(onClick && { onClick }) }),
    // A button may get the focus in another way than by the keys.
    onFocus: () => setFocusedIndex(index),
  })
  return (
    <RichTextEditor.Toolbar className={styles.toolbar ?? ''} role="toolbar" aria-label={t`Mise en forme`}>
      {groups.map((group) => (
        <RichTextEditor.ControlsGroup
          key={group.tools[0]?.label}
          {...(group.label !== undefined && { role: 'group', 'aria-label': group.label })}
        >
          {group.tools.map((tool) => (
            <ToolButton key={tool.label} tool={tool} item={item(tools.indexOf(tool), tool.run)} />
          ))}
        </RichTextEditor.ControlsGroup>
      ))}
      {renderToggle(item(tools.length))}
    </RichTextEditor.Toolbar>
  )
}

/** A button of the toolbar with the look of the library's own, which is a tab stop of its own. */
function ToolButton({
  tool: { label, icon: Icon, isOn, isDisabled = false },
  item,
}: {
  tool: Tool
  item: ToolbarItem
}) {
  return (
    <UnstyledButton
      {...item}
      className={RichTextEditor.classes.control ?? ''}
      variant="default"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      disabled={isDisabled}
      data-rich-text-editor-control
      data-interactive
      data-disabled={isDisabled || undefined}
      data-active={isOn || undefined}
      // The text keeps the focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Icon size={16} stroke={1.5} aria-hidden />
    </UnstyledButton>
  )
}

/** Returns the tools in their groups; inside a table those that change it take the place of the one that inserts it. */
function useTools(editor: Editor, onLink: () => void): { label?: string; tools: Tool[] }[] {
  const { t } = useLingui()
  const is = useEditorState({
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
  const edit = (command: (chain: ChainedCommands) => ChainedCommands) => () => {
    command(editor.chain().focus()).run()
  }
  const change = (command: Command) => () => {
    command(editor.state, editor.view.dispatch, editor.view)
    editor.commands.focus()
  }
  return [
    {
      tools: [
        { label: t`Gras`, icon: IconBold, isOn: is.bold, run: edit((chain) => chain.toggleBold()) },
        { label: t`Italique`, icon: IconItalic, isOn: is.italic, run: edit((chain) => chain.toggleItalic()) },
        { label: t`Souligné`, icon: IconUnderline, isOn: is.underline, run: edit((chain) => chain.toggleUnderline()) },
        { label: t`Effacer la mise en forme`, icon: IconClearFormatting, run: edit((chain) => chain.unsetAllMarks()) },
      ],
    },
    {
      tools: [
        {
          label: t`Intertitre`,
          icon: IconH2,
          isOn: is.heading2,
          run: edit((chain) => chain.toggleHeading({ level: 2 })),
        },
        {
          label: t`Sous-titre`,
          icon: IconH3,
          isOn: is.heading3,
          run: edit((chain) => chain.toggleHeading({ level: 3 })),
        },
        {
          label: t`Citation`,
          icon: IconBlockquote,
          isOn: is.blockquote,
          run: edit((chain) => chain.toggleBlockquote()),
        },
        {
          label: t`Liste à puces`,
          icon: IconList,
          isOn: is.bulletList,
          run: edit((chain) => chain.toggleBulletList()),
        },
        {
          label: t`Liste numérotée`,
          icon: IconListNumbers,
          isOn: is.orderedList,
          run: edit((chain) => chain.toggleOrderedList()),
        },
      ],
    },
    {
      tools: [
        { label: t`Lien`, icon: IconLink, isOn: is.link, run: onLink },
        { label: t`Retirer le lien`, icon: IconUnlink, run: edit((chain) => chain.unsetLink()) },
      ],
    },
    is.table
      ? {
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
      : { tools: [{ label: t`Insérer un tableau`, icon: IconTablePlus, run: change(insertTable) }] },
    {
      tools: [
        {
          label: t`Annuler la frappe`,
          icon: IconArrowBackUp,
          isDisabled: !is.undoable,
          run: edit((chain) => chain.undo()),
        },
        {
          label: t`Rétablir la frappe`,
          icon: IconArrowForwardUp,
          isDisabled: !is.redoable,
          run: edit((chain) => chain.redo()),
        },
      ],
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
