import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ScreenSearch } from './screen-search'

const route = getRouteApi('/Admin/$screen')

declare module '@tanstack/react-router' {
  interface HistoryStateExtra {
    openedHere?: boolean
  }
}

/** The list's address, and the ways it changes. Opening a form adds an entry, so that Back closes it. */
export function useScreenAddress() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { history } = useRouter()
  const ways = useMemo(() => {
    const change = (patch: Partial<ScreenSearch>, how: { replace?: boolean; ignoreBlocker?: boolean } = {}) =>
      void navigate({ search: (old) => ({ ...old, ...patch }), resetScroll: false, state: true, ...how })
    const close = ({ saved = false } = {}) => {
      // Opened from a link, there is no list to go back to.
      if ('openedHere' in history.location.state) history.back({ ignoreBlocker: saved })
      else change({ open: undefined, record: undefined, draft: undefined }, { replace: true, ignoreBlocker: saved })
    }
    return {
      change,
      open: (open: ScreenSearch['open'], record?: number | string) =>
        void navigate({
          search: (old) => ({ ...old, open, record, draft: undefined }),
          resetScroll: false,
          state: (old) => ({ ...old, openedHere: true }),
        }),
      /** Back to the list; `saved` when nothing that was typed is lost. */
      close,
      /** Closes what is open now, later: not when the reader is somewhere else by then. */
      closeLater: () => {
        const { href } = history.location
        return () => {
          if (history.location.href === href) close({ saved: true })
        }
      },
    }
  }, [navigate, history])
  return useMemo(() => ({ search, ...ways }), [search, ways])
}

export type ScreenAddress = ReturnType<typeof useScreenAddress>
