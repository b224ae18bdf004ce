import '@mantine/tiptap/styles.layer.css'
import { Plural, Trans } from '@lingui/react/macro'
import { RichTextEditor } from '@mantine/tiptap'
import { type Editor, getSchema } from '@tiptap/core'
import { DOMParser, DOMSerializer } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { fixTables, handlePaste as pasteCells } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { decodeEntities, isHtml } from '@/lib/html-to-text'
import { sanitize } from '@/lib/sanitize'
import { dropWith, onDragStart } from './dropped-text'
import { extensions } from './extensions'
import { LinkDialog } from './link-dialog'
import { lostParts } from './lost-parts'
import { cleanPasted, withoutEmptyEnd } from './pasted-html'
import { PictureDialog } from './picture-dialog'
import styles from './rich-text.module.css'
import { Toolbar, type ToolbarItem } from './toolbar'
import { innerHtml } from './written-html'

const schema = getSchema(extensions)

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
  /** Called instead of `onChange` with HTML that was typed. */
  onType: (html: string) => void
  /** Called with the names of what the visual editor would lose of a text, which it does not show then. */
  onLoss: (parts: string[]) => void
  /** Renders the button that switches to the other editor, the last one of a toolbar. */
  renderToggle: (item?: ToolbarItem) => ReactNode
}

/** The visual editor of a formatted text that it can hold. Its value is HTML, '' for an empty text. */
export function RichText(props: TextView) {
  const { value, onChange } = props
  const written = useRef(value)
  /** The text from outside: what the form was opened with, a restored draft, a resolved conflict. */
  const [text, setText] = useState({ value, version: 0 })
  const onSet = useEffectEvent((set: string) => {
    if (set === written.current) return
    written.current = set
    setText(({ version }) => ({ value: set, version: version + 1 }))
  })
  useEffect(() => onSet(value), [value])
  const { content, lost } = useMemo(() => loaded(text.value), [text])
  const onLoss = useEffectEvent(props.onLoss)
  useEffect(() => {
    if (lost.length > 0) onLoss(lost)
  }, [lost])
  if (lost.length > 0) return null
  return (
    <VisualEditor
      // A new editor for each text: nothing before it can be brought back with Ctrl+Z.
      key={text.version}
      {...props}
      value={text.value}
      content={content}
      onChange={(html) => {
        written.current = html
        onChange(html)
      }}
    />
  )
}

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
  /** How many pictures the last paste or drop has left out. */
  const [leftOut, setLeftOut] = useState(0)
  const [asked, setAsked] = useState<'link' | 'picture'>()
  const [writing] = useState(createWriting)
  useEffect(() => writing.cancel, [writing])
  const editor = useEditor({
    extensions,
    content,
    // What is typed stays as it was typed: a form is given by the toolbar or its keys.
    enableInputRules: false,
    enablePasteRules: ['link'],
    // The content policy refuses style elements; this file's style sheet has the rules.
    injectCSS: false,
    // It is loaded after the form has opened; another field may have the focus.
    autofocus: takesFocus && document.activeElement?.closest('form') === null && 'start',
    immediatelyRender: true,
    editorProps: {
      handlePaste: (view, event) => {
        if (event.clipboardData === null) return false
        const pasted = cleanTransfer(event.clipboardData)
        setLeftOut(pasted?.pictures ?? 0)
        return pasted !== undefined && pasteInto(view, event, pasted.body)
      },
      handleKeyDown: (_view, { key, ctrlKey, metaKey, altKey, shiftKey }) => {
        if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return false
        setAsked('link')
        return true
      },
      handleDOMEvents: {
        // A save, a dialog and the HTML view take the focus, Escape closes the form.
        blur: () => writing.now(),
        // ProseMirror would select the parent node; here Escape belongs to the dialog.
        keydown: (_view, { key }) => {
          if (key !== 'Escape') return false
          writing.now()
          return true
        },
        dragstart: onDragStart,
        drop: dropWith((data) => {
          const dropped = cleanTransfer(data)
          setLeftOut(dropped?.pictures ?? 0)
          return dropped?.body
        }),
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
    onUpdate: ({ editor: changed }: { editor: Editor }) =>
      writing.write(changed.state.doc.content.size > longText ? restMs : 0, () => {
        const html = htmlOf(changed)
        // The provider may write the same text in another way, which only an edit replaces.
        onChange(html === unchanged ? value : html)
      }),
  })
  const [unchanged] = useState(() => htmlOf(editor))

  function close() {
    // At once: nothing under a modal dialog takes the focus.
    flushSync(() => setAsked(undefined))
    // The dialog has given it back, but not the place of the cursor.
    editor.view.focus()
  }

  return (
    <RichTextEditor editor={editor} className={styles.editor ?? ''} data-invalid={invalid || undefined}>
      <Toolbar editor={editor} onAsk={setAsked} renderToggle={renderToggle} />
      <RichTextEditor.Content />
      <p role="status" className={`note ${styles.note}`}>
        {leftOut > 0 && (
          <>
            <Plural
              value={leftOut}
              one="Une image n’a pas été reprise : le site ne montre que les siennes."
              other="# images n’ont pas été reprises : le site ne montre que les siennes."
            />{' '}
            <Trans>Donnez son adresse sur le site avec « Insérer une image ».</Trans>
          </>
        )}
      </p>
      {asked === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asked === 'picture' && (
        <PictureDialog
          onClose={close}
          onInsert={(picture) => {
            close()
            editor.chain().insertContent({ type: 'image', attrs: picture }).focus().run()
          }}
        />
      )}
    </RichTextEditor>
  )
}

/** The number of signs from which a form takes longer with a text than a key may, and the rest after each time. */
const longText = 20_000
const restMs = 1000

/** Gives the form the text: the first change at once, so that leaving asks, then a long one at most once in `restMs`. */
function createWriting() {
  let resting: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => void) | undefined
  function now(): false {
    const write = waiting
    waiting = undefined
    write?.()
    return false
  }
  function rest(ms: number) {
    const isDue = waiting !== undefined
    now()
    resting = isDue && ms > 0 ? setTimeout(rest, ms, ms) : undefined
  }
  return {
    write(ms: number, write: () => void) {
      waiting = write
      if (resting === undefined) rest(ms)
    },
    now,
    cancel() {
      clearTimeout(resting)
      resting = undefined
      waiting = undefined
    },
  }
}

/** Returns the editor's document of a text of the provider, and the names of what the editor would lose of it. */
function loaded(html: string): { content: object; lost: string[] } {
  const before = cleaned(html)
  const after = document.implementation.createHTMLDocument('')
  const parsed = DOMParser.fromSchema(schema).parse(before)
  after.body.append(DOMSerializer.fromSchema(schema).serializeFragment(parsed.content, { document: after }))
  // The line to write on after a list or a table, which the editor would add with the first press.
  const lineAfter = parsed.lastChild?.type.name === 'paragraph' ? [] : [schema.node('paragraph')]
  const doc = schema.node('doc', null, [...parsed.children, ...lineAfter])
  // Missing cells too, which the editor would add again after each undo.
  const content: object = (fixTables(EditorState.create({ doc }))?.doc ?? doc).toJSON()
  return { content, lost: lostParts(before, after.body) }
}

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : withoutEmptyEnd(innerHtml(editor.state.doc)))

/**
 * What is pasted or dropped with its form, and how many pictures were left out; undefined for plain text. The editor's
 * own way would hand the HTML to the browser as text, which the page's Trusted Types policy empties.
 */
function cleanTransfer(data: DataTransfer): { body: HTMLElement; pictures: number } | undefined {
  const html = data.getData('text/html')
  if (html !== '') return cleanPasted(html)
  const pictures = [...data.files].filter(({ type }) => type.startsWith('image/')).length
  return pictures === 0 ? undefined : { body: document.createElement('div'), pictures }
}

function pasteInto(view: EditorView, event: ClipboardEvent, body: HTMLElement): boolean {
  const slice = DOMParser.fromSchema(view.state.schema).parseSlice(body)
  if (pasteCells(view, event, slice)) return true
  const { firstChild, childCount } = slice.content
  const { tr } = view.state
  // A table alone takes the place of the empty paragraph where it is pasted.
  if (firstChild?.type.spec.isolating && childCount === 1) tr.replaceSelectionWith(firstChild)
  else tr.replaceSelection(slice)
  view.dispatch(tr.scrollIntoView().setMeta('paste', true))
  return true
}

/** Only what DOMPurify made becomes markup. Each line of plain text becomes a paragraph. */
function cleaned(text: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('')
  // A TrustedHTML where the browser asks for one, which the types do not know.
  if (isHtml(text)) body.innerHTML = sanitize(text) as string
  else
    for (const line of decodeEntities(text).split('\n')) {
      const paragraph = document.createElement('p')
      paragraph.textContent = line
      body.append(paragraph)
    }
  return body
}
