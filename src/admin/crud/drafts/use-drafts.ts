import { useQuery } from '@tanstack/react-query'
import { draftsKey } from '@/api/query-keys'
import { closedDrafts, listDrafts } from '@/auth/drafts'
import { useAccount } from '@/auth/use-account'

/** Returns the user's drafts that no form has open, in any tab; they are read again by `refresh`, when a form is closed, and when the tab is used again. */
export function useDrafts() {
  const user = useAccount()?.id
  const { data: drafts = [], refetch } = useQuery({
    queryKey: draftsKey(user),
    queryFn: async () => (user === undefined ? [] : closedDrafts(await listDrafts(user))),
    networkMode: 'always',
    staleTime: 0,
  })
  return { drafts, refresh: () => void refetch() }
}
