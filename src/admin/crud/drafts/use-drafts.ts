import { useEffect, useMemo, useState } from 'react'
import { useAccount } from '@/auth/use-account'
import { listDrafts } from './drafts'

/** The user's drafts, read again when `refresh` is called, another tab has changed them, or `reason` is another one. */
export function useDrafts(reason?: string) {
  const user = useAccount()?.id
  const [turn, setTurn] = useState(0)
  const refresh = () => setTurn((last) => last + 1)
  useEffect(() => {
    const onStorage = () => setTurn((last) => last + 1)
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  const drafts = useMemo(
    () => (user === undefined ? [] : listDrafts(user)),
    // oxlint-disable-next-line react/exhaustive-deps -- what is stored changes with them
    [user, reason, turn],
  )
  return { drafts, refresh }
}
