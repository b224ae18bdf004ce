import { createStore } from '@/lib/store'

/** The keys of the rows of one screen whose translation is to be checked; null until a check has come to its end. */
export const flaggedRows = createStore<{ path: string; keys: ReadonlySet<string> } | null>(null)
