import { createStore } from '@/lib/store'

/** The keys of a screen's rows with differences; null until a check has finished. */
export const flaggedRows = createStore<{ path: string; keys: ReadonlySet<string> } | null>(null)
