import { local } from '@/lib/storage'

/** The storage key of the journal of writes on this device, for undo (admin/crud/record/journal.ts). */
export const journalKey = 'journal:admin'

export function eraseJournal(): void {
  local.remove(journalKey)
}
