import { createStore } from '@/lib/store'

/** Whether the search dialog is open. The header's button renders it. */
export const searchOpening = createStore(false)
