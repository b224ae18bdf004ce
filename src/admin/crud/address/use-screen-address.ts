import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as v from 'valibot'
import { listPrefix } from '@/auth/tabs'
import { session } from '@/lib/storage'
import { type ScreenSearch, screenSearch } from './screen-search'

const route = getRouteApi('/Admin/$screen')

declare module '@tanstack/react-router' {
  interface HistoryStateExtra {
    openedHere?: boolean
  }
}

/** The parameters of an address without a dialog. */
const closed = { open: undefined, record: undefined, start: undefined, draft: undefined }

/**
 * Returns the search parameters of the list and functions that change them. Opening a form adds a history entry, so
 * that Back closes it.
 */
export function useScreenAddress() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { history } = useRouter()
  const actions = useMemo(() => {
    const change = (patch: Partial<ScreenSearch>, options: { replace?: boolean; ignoreBlocker?: boolean } = {}) =>
      void navigate({ search: (old) => ({ ...old, ...patch }), resetScroll: false, state: true, ...options })
    const close = ({ saved = false } = {}) => {
      // A form that was opened by a link has no list before it in the history.
      if ('openedHere' in history.location.state) history.back({ ignoreBlocker: saved })
      else change({ ...closed }, { replace: true, ignoreBlocker: saved })
    }
    return {
      change,
      open: (open: ScreenSearch['open'], target: Pick<ScreenSearch, 'record' | 'start'> = {}) =>
        void navigate({
          search: (old) => ({ ...old, ...closed, open, ...target }),
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

/** The part of an address that describes the list itself: without the open dialog and the parent record. */
const listSchema = v.omit(screenSearch, ['open', 'record', 'start', 'draft', 'within'])
type ListState = v.InferOutput<typeof listSchema>

const storageKeyOf = (path: string, within: number | undefined) =>
  listPrefix + path + (within === undefined ? '' : `:${within}`)

/** Stores the state of a screen's list, of each parent record where it is nested, while the tab is open. */
export function rememberList(path: string, search: ScreenSearch): void {
  session.write(storageKeyOf(path, search.within), JSON.stringify(v.parse(listSchema, search)))
}

/** Returns the stored state of a screen's list; empty for one that was not opened yet. */
export function rememberedList(path: string, within?: number): ListState {
  const { success, output } = v.safeParse(listSchema, session.readJson(storageKeyOf(path, within)))
  return success ? output : {}
}
