import { careful, networkUse } from '@/lib/network-use'
import { local } from '@/lib/storage'
import { lowDataKey } from '@/lib/storage-keys'
import { createStore, useStore } from '@/lib/store'

/** The reader's choice in this visit; null for none. */
const choice = createStore<boolean | null>(null)

const chosen = () => {
  const now = choice.get()
  return now === null ? local.read(lowDataKey) : now ? 'on' : 'off'
}

/** Returns what the network may be used for now. */
export const currentUse = () => networkUse(chosen(), navigator)

/** Returns whether nothing is loaded that the reader has not asked for. */
export const savesData = () => careful(chosen(), navigator) === 'saved'

/** Returns whether pictures and documents are loaded only when the reader asks for them. */
export const loadsOnRequest = () => careful(chosen(), navigator) !== undefined

export function setSavesData(on: boolean): void {
  local.write(lowDataKey, on ? 'on' : 'off')
  choice.set(on)
}

export const useSavesData = () => useStore(choice, false) ?? savesData()
export const useLoadsOnRequest = () => useStore(choice, false) ?? loadsOnRequest()
