import '@mantine/tiptap/styles.layer.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDebouncedCallback } from '@mantine/hooks'
import { RichTextEditor } from '@mantine/tiptap'
import type { Editor } from '@tiptap/core'
import { DOMParser, type Slice } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import { handlePaste as pasteCells } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { withDirectAddresses } from '@/lib/direct-address'
import { extensions } from './extensions'
import { LinkDialog } from './link-dialog'
import { loadText } from './load-text'
import { cleanPaste, type Losses, withoutEmptyEnd } from './paste'
import type { Remark } from './remarks'
import styles from './rich-text.module.css'
import { Toolbar, type ToolbarItem } from './toolbar'

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
  /** Called with the names of these parts where it does not. */
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
  const { content, lost } = useMemo(() => loadText(text.value), [text])
  const isRefused = lost.length > 0 && !props.acceptsLoss
  const onLoss = useEffectEvent(() => props.onLoss(lost))
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

/** How long nothing is typed before the form gets a text, in milliseconds: a long text takes longer to write as HTML than a key press may. */
const pauseMs = 300

function VisualEditor({
  id,
  label,
  takesFocus,
  invalid,
  describedBy,
  required,
  value,
  content,
  onChange,
  renderToggle,
}: TextView & {
  /** The document of the value. */
  content: object
}) {
  /** Those of the last paste or drop. */
  const [shownLosses, setShownLosses] = useState<Losses>()
  const [isLinking, setIsLinking] = useState(false)
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
    onCreate: ({ editor: { view } }) => {
      if (takesFocus && document.activeElement?.closest('form') === null) view.focus()
    },
    editorProps: {
      handlePaste: (view, event) => {
        const { body, losses } = readTransfer(event.clipboardData)
        setShownLosses(losses)
        if (!body) return false
        const slice = sliceOf(view, body)
        // A selected text stays where nothing is left to take its place.
        if (hasContent(body) && !pasteCells(view, event, slice)) insert(view, slice)
        return true
      },
      transformPastedText: withDirectAddresses,
      handleKeyDown: (_view, { key, ctrlKey, metaKey, altKey, shiftKey }) => {
        if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return false
        setIsLinking(true)
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
        // ProseMirror itself moves what is dragged within the text.
        drop: (view, event) => {
          const { body, losses } = readTransfer(view.dragging ? null : event.dataTransfer)
          setShownLosses(losses)
          if (!body) return false
          event.preventDefault()
          if (!hasContent(body)) return true
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
          const { tr } = view.state
          if (place !== undefined) view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(place))))
          insert(view, sliceOf(view, body))
          view.focus()
          return true
        },
      },
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': String(required),
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
    onUpdate: ({ editor: current }: { editor: Editor }) => write(current),
  })
  const [initialHtml] = useState(() => htmlOf(editor))

  function closeLink() {
    // The dialog has to be gone at once: nothing under a modal dialog takes the focus.
    flushSync(() => setIsLinking(false))
    // The dialog gives the focus back, but not the place of the cursor.
    editor.view.focus()
  }

  return (
    <RichTextEditor editor={editor} className={styles.editor ?? ''} data-invalid={invalid || undefined}>
      <Toolbar editor={editor} onLink={() => setIsLinking(true)} renderToggle={renderToggle} />
      <RichTextEditor.Content />
      <p role="status" className={`note ${styles.note}`}>
        {shownLosses && <Lost losses={shownLosses} />}
      </p>
      {isLinking && <LinkDialog editor={editor} onClose={closeLink} />}
    </RichTextEditor>
  )
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

/**
 * What is pasted or dropped with its form, and what was lost of it; no `body` for plain text, which the editor reads itself. Its own
 * way with HTML would hand it to the browser as text, which the page's Trusted Types policy empties.
 */
function readTransfer(data: DataTransfer | null): { body?: HTMLElement; losses?: Losses } {
  const html = data?.getData('text/html') ?? ''
  if (html !== '') return cleanPaste(html)
  const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/')).length
  if (pictures === 0) return {}
  const losses = { pictures, embeds: 0, remarks: new Set<Remark>() }
  return data?.getData('text/plain') ? { losses } : { body: document.createElement('div'), losses }
}

const hasContent = (body: HTMLElement) =>
  /[^ \t\r\n]/.test(body.textContent) || body.querySelector('img, hr, td, th') !== null

const sliceOf = (view: EditorView, body: HTMLElement) => DOMParser.fromSchema(view.state.schema).parseSlice(body)

function insert(view: EditorView, slice: Slice) {
  const { firstChild, childCount } = slice.content
  const { tr } = view.state
  // A table alone takes the place of the empty paragraph where it is pasted.
  if (firstChild?.type.spec.isolating && childCount === 1) tr.replaceSelectionWith(firstChild)
  else tr.replaceSelection(slice)
  view.dispatch(tr.scrollIntoView().setMeta('paste', true))
}
