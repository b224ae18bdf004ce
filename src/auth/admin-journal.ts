import { local } from '@/lib/storage'

/** The storage key of the journal of writes on this device, for undo (admin/crud/record/journal.ts). */
export const journalKey = 'journal:admin'

/** The storage key of failed writes (admin/crud/record/failed-writes.ts). */
export const failedWritesKey = 'journal:failed'

export function eraseJournal(): void {
  local.remove(journalKey)
  local.remove(failedWritesKey)
}
