import type { Notice } from '@/admin/crud/definition/outcomes'
import { announce } from '@/admin/crud/notices/notices'
import { type NewEntry, recordActions } from '@/admin/crud/record/journal'
import { useUndo } from './use-undo'

/**
 * Returns a function that records the writes of a user as one action of the journal, and shows a notice with an undo
 * button. `page` is the address of the record's public page.
 */
export function useUndoableNotice() {
  const undo = useUndo()
  return (
    user: number | undefined,
    done: readonly (NewEntry | undefined)[],
    notice: Notice,
    { tone = 'success', page }: { tone?: 'success' | 'error'; page?: string | undefined } = {},
  ) => {
    const group = recordActions(
      user,
      done.filter((entry) => entry !== undefined),
    )
    announce(tone, notice, { undo: group === undefined ? undefined : () => undo(group), page })
  }
}
