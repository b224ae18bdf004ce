import { useSyncExternalStore } from 'react'
import { stored } from '@/lib/stored'

const choice = stored('low-data')
const listeners = new Set<() => void>()

/** Whether to fetch only what is asked for: by the reader's choice, or else by the browser's data saver. */
export function savesData(): boolean {
  const chosen = choice.read()
  return chosen === null ? browserSavesData() : chosen === 'on'
}

export function setSavesData(on: boolean): void {
  choice.write(on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

export function useSavesData(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    savesData,
    () => false,
  )
}

function browserSavesData(): boolean {
  // Only Chromium says so, and the DOM's types do not know it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
