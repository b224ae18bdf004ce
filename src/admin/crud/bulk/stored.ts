import { session } from '@/lib/storage'

/** Erased with the drafts at sign-out (auth/drafts.ts). */
export const runKey = 'draft:admin:bulk'

/** Whether this tab has a run of many writes that is not closed; part of every list's first load. */
export const stored = () => session.read(runKey) !== null
