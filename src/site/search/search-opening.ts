import { createStore } from '@/lib/store'

/** Whether the search stands over the page; the button of the header shows it. */
export const searchOpening = createStore(false)
