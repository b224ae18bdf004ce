/**
 * Runs in the page: returns the first element with a selector and a name that can be used, or null. It is visible, and not
 * behind a modal dialog. The name is matched without the mark of required fields, with plain spaces.
 * @param {string} selector
 * @param {string} name
 * @param {string} part
 * @returns {Element | null}
 */
export function findElement(selector, name, part) {
  const expression = new RegExp(name, 'u')
  const top = [...document.querySelectorAll('dialog:modal, [role=dialog][aria-modal=true]')].at(-1)
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      // Files are chosen by a button in the place of their input.
      (element.type === 'file' || element.checkVisibility({ visibilityProperty: true })) &&
      element.closest('[inert]') === null &&
      (part === '' || element.closest(part) !== null) &&
      (top === undefined || top.contains(element) || element.closest('[role=dialog], [role=alertdialog]') !== null) &&
      expression.test(nameOf(element)),
  )
  return found ?? null

  function nameOf(element) {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ')
    const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const label = element.labels?.[0]?.textContent
    const text = element.getAttribute('aria-label') || labelled.trim() || label || element.textContent
    return text.replace(/\s+/gu, ' ').replace(/ ?\*$/u, '').trim()
  }
}

/**
 * Runs in the page: returns where an element stands in its document.
 * @param {Element} element
 */
export function placeOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + scrollX, top + scrollY, width, height].join(' ')
}
