declare global {
  interface Window {
    /** The last button that was pressed; app/boot/boot.ts notes it from the first moment of the page. */
    pressedEarly?: Element | null
  }
}

/** Presses again what was pressed before the program had hydrated the page. */
export function pressAgain(): void {
  const pressed = window.pressedEarly
  if (!(pressed instanceof HTMLElement) || !pressed.isConnected) return
  pressed.click()
  window.pressedEarly = null
}
