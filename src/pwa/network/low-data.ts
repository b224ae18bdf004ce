import { local } from '@/lib/storage'
import { createStore, useStore } from '@/lib/store'
import { asksToSave } from './asks-to-save'

const key = 'low-data'

/** The reader's choice, or else the browser's data saver or a 2G network, read when it is first asked for. */
const saving = createStore<boolean | null>(null)

/** Whether to fetch only what is asked for. */
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
  // The boot script (app/boot/boot.ts) asks the same before the client bundle is there.
  return asksToSave(navigator)
}
