import { local } from '@/lib/storage'
import { createStore, useStore } from '@/lib/store'
import { asksToSave } from './asks-to-save'

const key = 'low-data'

/** The reader's choice in this visit; null for none. */
const saving = createStore<boolean | null>(null)

/** Returns whether to save data, by the reader's choice, the browser's data saver or a 2G network. */
export function savesData(): boolean {
  return saving.get() ?? readSaving()
}

export function setSavesData(on: boolean): void {
  local.write(key, on ? 'on' : 'off')
  saving.set(on)
}

export const useSavesData = () => useStore(saving, false) ?? readSaving()

function readSaving(): boolean {
  const chosen = local.read(key)
  if (chosen !== null) return chosen === 'on'
  // The boot script (app/boot/boot.ts) makes the same decision.
  return asksToSave(navigator)
}
