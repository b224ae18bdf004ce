import { DOMParser, type Slice } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import { handlePaste as pasteCells } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { cleanPaste, type Losses } from './paste'
import type { Remark } from './remarks'

/** Called with what a paste or a drop has lost; with undefined where nothing was lost. */
type LossListener = (losses: Losses | undefined) => void

/** Inserts what is pasted with its form; returns false for plain text, which the editor reads itself. */
export function pasteTransfer(view: EditorView, event: ClipboardEvent, onLosses: LossListener): boolean {
  const { body, losses } = readTransfer(event.clipboardData)
  onLosses(losses)
  if (!body) return false
  const slice = sliceOf(view, body)
  // A selected text stays where nothing is left to take its place.
  if (hasContent(body) && !pasteCells(view, event, slice)) insert(view, slice)
  return true
}

/** Inserts what is dropped with its form. ProseMirror itself moves what is dragged within the text. */
export function dropTransfer(view: EditorView, event: DragEvent, onLosses: LossListener): boolean {
  const { body, losses } = readTransfer(view.dragging ? null : event.dataTransfer)
  onLosses(losses)
  if (!body) return false
  event.preventDefault()
  if (!hasContent(body)) return true
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
  const { tr } = view.state
  if (place !== undefined) view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(place))))
  insert(view, sliceOf(view, body))
  view.focus()
  return true
}

/**
 * What is pasted or dropped with its form, and what was lost of it; no `body` for plain text, which the editor reads itself. The
 * editor would hand HTML to the browser as text, which the page's Trusted Types policy empties.
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
