import { createStore } from '@/lib/store'

/** Whether the search dialog is open. The header's button renders it. */
export const searchOpening = createStore(false)

/** What was searched when a result was chosen, by the key of the history entry that was left: Back shows it again. */
export const searchesLeft = new Map<string, string>()
