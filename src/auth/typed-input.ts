import { hasUnsavedInput } from './unsaved-input'

/** Returns whether a reload would lose input: unsaved in the back office, or not yet sent in a public form. */
export function hasTypedInput(): boolean {
  return hasUnsavedInput() || [...document.forms].some((form) => [...form.elements].some(isTyped))
}

/** Returns whether a field of a public form differs from its initial value. A search term does not count. */
function isTyped(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  return field instanceof HTMLInputElement && field.type !== 'search' && field.value !== field.defaultValue
}
