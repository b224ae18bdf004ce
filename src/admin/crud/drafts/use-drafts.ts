import { useWindowEvent } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useAccount } from '@/auth/use-account'
import { listDrafts } from './drafts'

/** Returns the user's drafts, read again by `refresh`, after a change in another tab, and when `reason` changes. */
export function useDrafts(reason?: string) {
  const user = useAccount()?.id
  const [turn, setTurn] = useState(0)
  const refresh = () => setTurn((last) => last + 1)
  useWindowEvent('storage', refresh)
  const drafts = useMemo(
    () => (user === undefined ? [] : listDrafts(user)),
    // oxlint-disable-next-line react/exhaustive-deps -- the stored drafts change with `reason` and `turn`
    [user, reason, turn],
  )
  return { drafts, refresh }
}
