import { local } from '@/lib/storage'
import { createStore, useStore } from '@/lib/store'

const key = 'low-data'

/** The reader's choice, or else the browser's data saver or a 2G network, read when it is first asked for. */
const saving = createStore<boolean | undefined>(undefined)

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
  // Only Chromium says so, and the DOM's types do not know it. The boot script asks the same before the program is there.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
