// Which parts of the screen hold something typed and not saved. Whatever is about to replace the page (an update, a
// language change) asks here first; closing or reloading the tab is asked by the browser itself.

const unsaved = new Set<string>()

/** Says whether the form named `id` holds something typed and not saved. */
export function setUnsaved(id: string, holds: boolean): void {
  if (holds) unsaved.add(id)
  else unsaved.delete(id)
  if (unsaved.size > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

export function hasUnsavedInput(): boolean {
  return unsaved.size > 0
}

/** The names of the forms that hold something. */
export function unsavedForms(): string[] {
  return [...unsaved]
}

/** The reader has agreed to leave: nothing asks any more. */
export function letGoOfUnsavedInput(): void {
  for (const id of unsavedForms()) setUnsaved(id, false)
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
}
