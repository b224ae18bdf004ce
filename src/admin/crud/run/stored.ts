import { session } from '@/lib/storage'
import { createStore } from '@/lib/store'

/** Erased with the drafts at sign-out (auth/drafts.ts). */
export const runKey = 'draft:admin:bulk'

// Part of every list's first load, apart from the run itself.

/** Whether this tab has a stored run that is not closed. */
export const hasStoredRun = () => session.read(runKey) !== null

/** Whether a run was started since the page was loaded. */
export const runBegun = createStore(false)
