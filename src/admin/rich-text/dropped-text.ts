import { DOMParser, Slice } from '@tiptap/pm/model'
import { NodeSelection, Selection } from '@tiptap/pm/state'
import { dropPoint } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'

/** The editor whose text is dragged. */
let source: EditorView | undefined

/** Called when a drag begins in an editor. */
export function onDragStart(view: EditorView): false {
  source = view
  const end = () => {
    source = undefined
  }
  document.addEventListener('dragend', end, { once: true })
  return false
}

/**
 * Returns the drop handler of an editor. Text of another editor moves, or is copied with the key for it, as the nodes that
 * it is. From elsewhere the HTML that `read` returns is inserted. Plain text (undefined), and text of the same editor, are
 * left to ProseMirror.
 */
export function dropWith(read: (data: DataTransfer) => HTMLElement | undefined) {
  return (view: EditorView, event: DragEvent): boolean => {
    if (event.dataTransfer === null || view.dragging) return false
    if (source?.dragging) {
      event.preventDefault()
      // Each editor has a schema of its own.
      const isInserted = insert(view, event, Slice.fromJSON(view.state.schema, source.dragging.slice.toJSON()))
      // TipTap's own handler would remove even what was copied or did not fit.
      if (isInserted && !isCopy(event)) removeDragged(source)
      return true
    }
    const body = read(event.dataTransfer)
    if (body === undefined) return false
    event.preventDefault()
    insert(view, event, DOMParser.fromSchema(view.state.schema).parseSlice(body))
    return true
  }
}

const isCopy = (event: DragEvent) => (navigator.platform.startsWith('Mac') ? event.altKey : event.ctrlKey)

function removeDragged(view: EditorView) {
  // A picture is dragged without being selected.
  const picture: unknown = view.dragging && Reflect.get(view.dragging, 'node')
  const removed = view.state.tr
  if (picture instanceof NodeSelection) picture.replace(removed)
  else removed.deleteSelection()
  view.dispatch(removed)
}

/** Inserts a slice where the pointer is; returns whether it has changed the text. */
function insert(view: EditorView, { clientX, clientY }: DragEvent, slice: Slice): boolean {
  const pointed = view.posAtCoords({ left: clientX, top: clientY })?.pos ?? view.state.selection.from
  const place = dropPoint(view.state.doc, pointed, slice) ?? pointed
  const inserted = view.state.tr.replaceRange(place, place, slice)
  if (!inserted.docChanged) return false
  view.focus()
  const end = inserted.doc.resolve(inserted.mapping.map(place))
  view.dispatch(inserted.setSelection(Selection.near(end, -1)).scrollIntoView().setMeta('uiEvent', 'drop'))
  return true
}
