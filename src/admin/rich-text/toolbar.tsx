import { useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { useRovingIndex } from '@mantine/hooks'
import { RichTextEditor } from '@mantine/tiptap'
import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import styles from './toolbar.module.css'
import { type Tool, useTools } from './use-tools'

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
