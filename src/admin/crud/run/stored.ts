import { session } from '@/lib/storage'
import { createStore } from '@/lib/store'

/** Erased with the drafts at sign-out (auth/drafts.ts). */
export const runKey = 'draft:admin:bulk'

/** Whether this tab has a run of many writes that is not closed; part of every list's first load. */
export const stored = () => session.read(runKey) !== null

/** Whether a run has begun since the page was loaded. */
export const runBegun = createStore(false)
