declare global {
  interface Window {
    /** The last button that was pressed; index.html keeps it from the first moment of the page. */
    pressedEarly?: Element | null
  }
}

/** Presses again what was pressed in a part of the page, by its selector, before the program had taken that part over. */
export function pressAgain(part: string): void {
  const pressed = window.pressedEarly
  if (!(pressed instanceof HTMLElement) || !pressed.isConnected || pressed.closest(part) === null) return
  pressed.click()
  window.pressedEarly = null
}
