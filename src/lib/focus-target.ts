/**
 * Focuses an element that Tab does not reach: a heading, the target of a link. It is focusable only while it has the focus;
 * screen readers would otherwise call it clickable.
 */
export function focusTarget(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex') && target.tabIndex < 0) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}

/** Scrolls to an element that the address names and focuses it, unless the reader is typing somewhere. */
export function reveal(target: HTMLElement | null): void {
  if (target === null || document.activeElement?.matches('input, select, textarea')) return
  target.scrollIntoView()
  focusTarget(target)
}
