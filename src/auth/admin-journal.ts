import { local } from '@/lib/storage'

/** Where the back office stores what was done on this device, to take it back (admin/crud/journal). */
export const journalKey = 'journal:admin'

/** Where it stores which writes have failed (admin/crud/write/failed-writes.ts). */
export const failedWritesKey = 'journal:failed'

export function eraseJournal(): void {
  local.remove(journalKey)
  local.remove(failedWritesKey)
}
