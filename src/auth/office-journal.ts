import { local } from '@/lib/storage'

/** Where the back office stores what was done on this device, to take it back (admin/crud/journal). */
export const journalKey = 'journal:admin'

export function eraseJournal(): void {
  local.remove(journalKey)
}
