import { local, session } from '@/lib/storage'

/** Erases what earlier releases have stored: tokens of ended sessions, the journal of actions, drafts and their files. */
export function eraseLeftovers(): void {
  local.remove('ended-sessions')
  for (const prefix of ['journal:', 'reminder:admin:']) local.removeAll(prefix)
  session.removeAll('draft:admin:')
  try {
    indexedDB.deleteDatabase('draft-files')
  } catch {
    // The browser refuses IndexedDB.
  }
}
