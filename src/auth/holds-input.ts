import { hasUnsavedInput } from './unsaved-input'

/** Whether the page holds something typed that a reload would lose: unsaved in the back office, or not yet sent here. */
export function holdsInput(): boolean {
  return hasUnsavedInput() || [...document.forms].some((form) => [...form.elements].some(isTyped))
}

/** The public forms' fields live in the page: what was typed differs from what the page came with. A search is no loss. */
function isTyped(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  return field instanceof HTMLInputElement && field.type !== 'search' && field.value !== field.defaultValue
}
