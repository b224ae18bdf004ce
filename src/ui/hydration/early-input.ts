import { useEffect } from 'react'

declare global {
  interface Window {
    /** The last button pressed before hydration that needs the client bundle, set by app/boot/boot.ts. */
    earlyPress?: Element | null
    /** Undoes what others have written into the page since it was loaded, set by app/boot/boot.ts. */
    undoChanges?: () => void
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

let repeat: (() => void) | undefined

/**
 * Reads what a reader has typed, chosen and pressed in a document before its client bundle starts. `useEarlyInput` repeats it
 * in the same controls after hydration, in those of the same position where the page has taken the place of a shell or of a
 * document in another language.
 */
export function readEarlyInput(root: HTMLElement): void {
  const listFields = () => [
    ...root.querySelectorAll<Field>('select, textarea, input:not([type="radio"], [type="checkbox"])'),
  ]
  const listButtons = () => [...root.querySelectorAll<HTMLElement>('header button')]
  const fields = listFields().map((field) => ({ field, text: field.value, hasFocus: field === document.activeElement }))
  const buttons = listButtons()
  // The browser itself opens the menu's dialog.
  const opener = root.querySelector('dialog[open]') && root.querySelector<HTMLElement>('header [commandfor]')
  repeat = () => {
    for (const [index, { field, text, hasFocus }] of fields.entries()) {
      const current = field.isConnected ? field : listFields()[index]
      if (current === undefined) continue
      setValue(current, current.value || text)
      if (hasFocus && document.activeElement === document.body) current.focus()
    }
    const pressed = opener?.isConnected === false ? opener : window.earlyPress
    window.earlyPress = null
    if (!(pressed instanceof HTMLElement)) return
    const button = pressed.isConnected ? pressed : listButtons()[buttons.indexOf(pressed)]
    button?.click()
  }
}

/** Repeats the early input in the frame that calls it. */
export function useEarlyInput(): void {
  useEffect(() => {
    repeat?.()
    repeat = undefined
  }, [])
}

/** Sets a field's value as if it were typed or chosen. */
function setValue(field: Field, value: string): void {
  if (value === '') return
  // React compares with what was set through the property of the element itself.
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
