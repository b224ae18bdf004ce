import '@mantine/tiptap/styles.layer.css'
import { Plural, Trans } from '@lingui/react/macro'
import { RichTextEditor } from '@mantine/tiptap'
import { type Editor, getSchema } from '@tiptap/core'
import { DOMParser, DOMSerializer } from '@tiptap/pm/model'
import { handlePaste as pasteCells } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { decodeEntities, isHtml } from '@/lib/html-to-text'
import { sanitize } from '@/lib/sanitize'
import { dropWith, onDragStart } from './dropped-text'
import { FocusAtOnce } from './focus-at-once'
import { LinkDialog } from './link-dialog'
import { lostParts } from './lost-parts'
import { nodes } from './nodes'
import { cleanPasted, withoutEmptyEnd } from './pasted-html'
import { PictureDialog } from './picture-dialog'
import styles from './rich-text.module.css'
import { Toolbar, type ToolbarItem } from './toolbar'

const extensions = [
  // Only formats that the site shows can be written.
  StarterKit.configure({
    link: { openOnClick: false, defaultProtocol: 'https' },
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
  }),
  FocusAtOnce,
  ...nodes,
]
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
  /** Called with the names of what the visual editor would lose of a text, which it does not show then. */
  onLoss: (parts: string[]) => void
  /** Renders the button that switches to the other editor, the last one of a toolbar. */
  renderToggle: (item?: ToolbarItem) => ReactNode
}

/** The visual editor of a formatted text that it can hold. Its value is HTML, '' for an empty text. */
export function RichText(props: TextView) {
  const [lost] = useState(() => lossOf(props.value))
  const onLoss = useEffectEvent(props.onLoss)
  useEffect(() => {
    if (lost.length > 0) onLoss(lost)
  }, [lost])
  return lost.length > 0 ? null : <VisualEditor {...props} />
}

function VisualEditor({
  id,
  label,
  takesFocus,
  invalid,
  describedBy,
  required,
  value,
  onChange,
  onLoss,
  renderToggle,
}: TextView) {
  const written = useRef(value)
  /** How many pictures the last paste or drop has left out. */
  const [leftOut, setLeftOut] = useState(0)
  const [asked, setAsked] = useState<'link' | 'picture'>()
  const editor = useEditor({
    extensions,
    content: documentOf(value),
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
        // ProseMirror would select the parent node; here Escape belongs to the dialog.
        keydown: (_view, { key, isComposing }) => key === 'Escape' && !isComposing,
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
    onUpdate: ({ editor: changed }: { editor: Editor }) => {
      written.current = changed.isEmpty ? '' : withoutEmptyEnd(changed.getHTML())
      onChange(written.current)
    },
  })

  const onSet = useEffectEvent((text: string) => {
    // The value was set from outside: a draft was restored.
    if (text === written.current) return
    written.current = text
    const lost = lossOf(text)
    if (lost.length > 0) onLoss(lost)
    else editor.commands.setContent(documentOf(text), { emitUpdate: false })
  })
  useEffect(() => onSet(value), [value])

  // At once: nothing under a modal dialog takes the focus.
  const close = () => flushSync(() => setAsked(undefined))

  return (
    <RichTextEditor editor={editor} className={styles.editor ?? ''} data-invalid={invalid || undefined}>
      <Toolbar editor={editor} onAsk={setAsked} renderToggle={renderToggle} />
      <RichTextEditor.Content />
      <p role="status" className={styles.note}>
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

/** Parses HTML of the provider to the editor's document. */
function documentOf(html: string): object {
  const parsed: object = DOMParser.fromSchema(schema).parse(cleaned(html)).toJSON()
  return parsed
}

/** Returns the names of what the editor would lose of a text. */
function lossOf(html: string): string[] {
  const before = cleaned(html)
  const after = document.implementation.createHTMLDocument('')
  const { content } = DOMParser.fromSchema(schema).parse(before)
  after.body.append(DOMSerializer.fromSchema(schema).serializeFragment(content, { document: after }))
  return lostParts(before, after.body)
}

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
