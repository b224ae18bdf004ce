/**
 * Keeps an Enter or Escape that ends a composition (an input method, a dead key) from every field and dialog: it chooses a sign
 * and neither sends, chooses nor closes anything. Safari ends the composition before the key, whose code is then 229. Returns a
 * function that ends it.
 */
export function ignoreCompositionKeys(): () => void {
  const stop = (event: KeyboardEvent) => {
    const { key, isComposing, keyCode } = event
    if ((key === 'Enter' || key === 'Escape') && (isComposing || keyCode === 229)) event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', stop, true)
  return () => window.removeEventListener('keydown', stop, true)
}
