import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Key } from '@/admin/crud/definition/definition'
import { type ScreenSearch, validateScreenSearch } from './screen-search'

const route = getRouteApi('/Admin/$screen')

declare module '@tanstack/react-router' {
  interface HistoryStateExtra {
    openedHere?: boolean
  }
}

/**
 * Returns the search parameters of the list and functions that change them. Opening a form adds a history entry, so
 * that Back closes it.
 */
export function useScreenAddress() {
  const written = route.useSearch()
  const search = useMemo(() => validateScreenSearch(written), [written])
  const navigate = route.useNavigate()
  const { history } = useRouter()
  const actions = useMemo(() => {
    const change = (patch: Partial<ScreenSearch>, options: { replace?: boolean; ignoreBlocker?: boolean } = {}) =>
      void navigate({ search: (old) => ({ ...old, ...patch }), resetScroll: false, state: true, ...options })
    const close = ({ saved = false } = {}) => {
      // A form that was opened by a link has no list before it in the history.
      if ('openedHere' in history.location.state) history.back({ ignoreBlocker: saved })
      else
        change(
          { open: undefined, record: undefined, id: undefined, draft: undefined },
          { replace: true, ignoreBlocker: saved },
        )
    }
    return {
      change,
      open: (open: ScreenSearch['open'], record?: Key, id?: Key) =>
        void navigate({
          search: (old) => ({ ...old, open, record, id, draft: undefined }),
          resetScroll: false,
          state: (old) => ({ ...old, openedHere: true }),
        }),
      /** Closes the open form; with `saved` without the question about unsaved input. */
      close,
      /** Returns a function that closes the present form, unless the address has changed by then. */
      closeLater: () => {
        const { href } = history.location
        return () => {
          if (history.location.href === href) close({ saved: true })
        }
      },
    }
  }, [navigate, history])
  return useMemo(() => ({ search, ...actions }), [search, actions])
}

export type ScreenAddress = ReturnType<typeof useScreenAddress>
