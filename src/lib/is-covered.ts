/** Returns whether a dialog or a menu of the browser lies over an element: Escape closes that one alone. */
export function isCovered(element: Element | null): boolean {
  if ('popover' in HTMLElement.prototype && document.querySelector(':popover-open')) return true
  return [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(element))
}
