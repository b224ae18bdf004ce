import { useQuery } from '@tanstack/react-query'
import { draftsKey } from '@/api/query-keys'
import { listDrafts } from '@/auth/drafts'
import { useAccount } from '@/auth/use-account'

/** Returns the user's drafts, read again by `refresh`, when a form is closed, and when the tab is used again. */
export function useDrafts() {
  const user = useAccount()?.id
  const { data: drafts = [], refetch } = useQuery({
    queryKey: draftsKey(user),
    queryFn: () => (user === undefined ? [] : listDrafts(user)),
    networkMode: 'always',
    staleTime: 0,
  })
  return { drafts, refresh: () => void refetch() }
}
