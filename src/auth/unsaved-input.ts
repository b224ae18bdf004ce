// The forms with unsaved input, and a run over many records. An update and a language change ask here first; for a closed or
// reloaded tab the browser asks the user.

const unsaved = new Set<string>()

/** The id of a run over many records that has not ended, which has no draft. */
export const runId = 'run'

/** Sets whether the form `id` has unsaved input. */
export function setUnsaved(id: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(id)
  else unsaved.delete(id)
  if (unsaved.size > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

export function hasUnsavedInput(): boolean {
  return unsaved.size > 0
}

/** Returns whether a reload would lose input: unsaved in the back office, or not yet sent in a public form. */
export function hasTypedInput(): boolean {
  return hasUnsavedInput() || [...document.forms].some((form) => [...form.elements].some(isTyped))
}

/** Returns whether a field of a public form differs from its initial value. A search term and what the browser has filled in do not count. */
function isTyped(field: Element): boolean {
  if (field.matches(':autofill')) return false
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  return field instanceof HTMLInputElement && field.type !== 'search' && field.value !== field.defaultValue
}

/** Returns the ids of the forms with unsaved input. */
export function unsavedForms(): string[] {
  return [...unsaved].filter((id) => id !== runId)
}

/** Called when the input is given up, by the user or with the session: nothing asks any more, and no draft is stored. */
export function letGoOfUnsavedInput(): void {
  for (const id of unsaved) setUnsaved(id, false)
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
}
