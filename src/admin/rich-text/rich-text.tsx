import '@mantine/tiptap/styles.layer.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDebouncedCallback } from '@mantine/hooks'
import { RichTextEditor } from '@mantine/tiptap'
import type { Editor } from '@tiptap/core'
import { useEditor } from '@tiptap/react'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { withDirectAddresses } from '@/lib/direct-address'
import { extensions } from './extensions'
import { LinkDialog } from './link-dialog'
import { loadText } from './load-text'
import { type Losses, withoutEmptyEnd } from './paste'
import styles from './rich-text.module.css'
import { Toolbar, type ToolbarItem } from './toolbar'
import { dropTransfer, pasteTransfer } from './transfer'

/** The props of both editors of a formatted text: the visual one, and its HTML. */
export interface TextView {
  id: string
  label: string
  takesFocus: boolean
  invalid: boolean
  describedBy: string | undefined
  required: boolean
  value: string
  onChange: (value: string) => void
  /** Whether the visual editor shows a text that it would lose parts of. */
  acceptsLoss: boolean
  /** Called with the names of the parts that the visual editor would lose, where it therefore does not show the text. */
  onLoss: (parts: string[]) => void
  /** Renders the button that switches to the other editor, the last one of a toolbar. */
  renderToggle: (item?: ToolbarItem) => ReactNode
}

/** The visual editor of a formatted text that it can hold. Its value is HTML, '' for an empty text. */
export function RichText(props: TextView) {
  const { value, onChange } = props
  const lastHtml = useRef(value)
  /** The text from outside: what the form was opened with, a restored draft, a resolved conflict. */
  const [text, setText] = useState({ value, version: 0 })
  const onValue = useEffectEvent((html: string) => {
    if (html === lastHtml.current) return
    lastHtml.current = html
    setText(({ version }) => ({ value: html, version: version + 1 }))
  })
  useEffect(() => onValue(value), [value])
  const { content, missingParts } = useMemo(() => loadText(text.value), [text])
  const isRefused = missingParts.length > 0 && !props.acceptsLoss
  const onLoss = useEffectEvent(() => props.onLoss(missingParts))
  useEffect(() => {
    if (isRefused) onLoss()
  }, [isRefused])
  if (isRefused) return null
  return (
    <VisualEditor
      // A new editor for each text: nothing before it can be brought back with Ctrl+Z.
      key={text.version}
      {...props}
      value={text.value}
      content={content}
      onChange={(html) => {
        lastHtml.current = html
        onChange(html)
      }}
    />
  )
}

interface EditorProps extends TextView {
  /** The document of the value. */
  content: object
}

function VisualEditor(props: EditorProps) {
  /** The losses of the last paste or drop. */
  const [losses, setLosses] = useState<Losses>()
  const [isLinking, setIsLinking] = useState(false)
  const editor = useTextEditor(props, { onLink: () => setIsLinking(true), onLosses: setLosses })

  function closeLink() {
    // The dialog has to be gone at once: nothing under a modal dialog takes the focus.
    flushSync(() => setIsLinking(false))
    // The dialog gives the focus back, but not the place of the cursor.
    editor.view.focus()
  }

  return (
    <RichTextEditor editor={editor} className={styles.editor ?? ''} data-invalid={props.invalid || undefined}>
      <Toolbar editor={editor} onLink={() => setIsLinking(true)} renderToggle={props.renderToggle} />
      <RichTextEditor.Content />
      <p role="status" className={`note ${styles.note}`}>
        {losses && <Lost losses={losses} />}
      </p>
      {isLinking && <LinkDialog editor={editor} onClose={closeLink} />}
    </RichTextEditor>
  )
}

/** How long nothing is typed before the form gets a text, in milliseconds: a long text takes longer to write as HTML than a key press may. */
const pauseMs = 300

interface EditorEvents {
  /** Called when a link is asked for by its keys. */
  onLink: () => void
  /** Called with what a paste or a drop has lost. */
  onLosses: (losses: Losses | undefined) => void
}

/** Returns the editor of a text, which is given to the form when nothing is typed for a moment, and when the text loses the focus. */
function useTextEditor({ takesFocus, value, content, onChange, ...view }: EditorProps, events: EditorEvents): Editor {
  const write = useDebouncedCallback((current: Editor) => {
    const html = htmlOf(current)
    // The provider may write the same text in another way, which only an edit replaces.
    onChange(html === initialHtml ? value : html)
  }, pauseMs)
  const editor = useEditor({
    extensions,
    content,
    // What is typed stays as it was typed: a form is given by the toolbar or its keys.
    enableInputRules: false,
    enablePasteRules: ['link'],
    // The content policy refuses style elements; this file's style sheet has the rules.
    injectCSS: false,
    immediatelyRender: true,
    // The editor is loaded after the form has opened: another field, or the toolbar, may have the focus by then.
    onCreate: ({ editor: created }) => {
      if (takesFocus && document.activeElement?.closest('form') === null) created.view.focus()
    },
    editorProps: {
      transformPastedText: withDirectAddresses,
      handlePaste: (editorView, event) => pasteTransfer(editorView, event, events.onLosses),
      handleKeyDown: (_view, event) => {
        if (!isLinkKey(event)) return false
        events.onLink()
        return true
      },
      handleDOMEvents: {
        // A save, a dialog and the HTML view take the focus, Escape closes the form.
        blur: () => {
          write.flush()
          return false
        },
        // ProseMirror would select the parent node; here Escape belongs to the dialog.
        keydown: (_view, { key }) => {
          if (key !== 'Escape') return false
          write.flush()
          return true
        },
        drop: (editorView, event) => dropTransfer(editorView, event, events.onLosses),
      },
      attributes: attributesOf(view),
    },
    onUpdate: ({ editor: current }: { editor: Editor }) => write(current),
  })
  const [initialHtml] = useState(() => htmlOf(editor))
  return editor
}

const isLinkKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** Returns the attributes of the text box. */
function attributesOf({
  id,
  label,
  required,
  invalid,
  describedBy,
}: Omit<TextView, 'takesFocus' | 'value' | 'onChange'>) {
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-required': String(required),
    ...(invalid && { 'aria-invalid': 'true' }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  }
}

/** What a paste or a drop has lost, in one line. */
function Lost({ losses: { pictures: images, embeds, remarks } }: { losses: Losses }) {
  const { t } = useLingui()
  const names = [
    remarks.has('deletions') && t`texte supprimé par son auteur`,
    remarks.has('comments') && t`commentaires`,
    remarks.has('hidden') && t`texte masqué`,
    images > 0 && t`${plural(images, { one: '# image', other: '# images' })}`,
    embeds > 0 && t`${plural(embeds, { one: '# contenu intégré', other: '# contenus intégrés' })}`,
  ].filter((name) => name !== false)
  const list = names.join(', ')
  return list !== '' && <Trans>Retiré : {list}</Trans>
}

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : withoutEmptyEnd(editor.getHTML()))
