import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as v from 'valibot'
import { listPrefix } from '@/auth/tabs'
import { session } from '@/lib/storage'

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
      else change({ open: undefined, record: undefined, draft: undefined }, { replace: true, ignoreBlocker: saved })
    }
    return {
      change,
      open: (open: ScreenSearch['open'], record?: number) =>
        void navigate({
          search: (old) => ({ ...old, open, record, draft: undefined }),
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

// The search parameters of a list: a link shows the same rows in the same order, and the same open form.

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)
// The router reads ?q=2023 as a number.
const text = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))
const count = v.pipe(v.number(), v.integer(), v.minValue(1))

const schema = v.object({
  q: optional(text),
  filter: optional(text),
  sort: optional(text),
  page: optional(count),
  size: optional(count),
  open: optional(v.picklist(['create', 'edit', 'delete'])),
  /** The id of the record that is edited or removed. */
  record: optional(count),
  /** The draft that the open form continues. */
  draft: optional(text),
  /** The id of the parent record of this list. */
  within: optional(count),
})

export type ScreenSearch = v.InferOutput<typeof schema>

/** Returns the parameters that an address may have, without those of a wrong type. */
export const validateScreenSearch = (search: Record<string, unknown>): Partial<ScreenSearch> =>
  withoutUndefined(v.parse(schema, search))

/** The part of an address that describes the list itself: without the open dialog and the parent record. */
const listSchema = v.omit(schema, ['open', 'record', 'draft', 'within'])
type ListState = Partial<v.InferOutput<typeof listSchema>>

const withoutUndefined = <State extends object>(state: State): Partial<State> =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined)) as Partial<State>

const storageKeyOf = (path: string, within: number | undefined) =>
  listPrefix + path + (within === undefined ? '' : `:${within}`)

/** Stores the state of a screen's list, of each parent record where it is nested, while the tab is open. */
export function rememberList(path: string, search: ScreenSearch): void {
  session.write(storageKeyOf(path, search.within), JSON.stringify(v.parse(listSchema, search)))
}

/** Returns the stored state of a screen's list; empty for one that was not opened yet. */
export function rememberedList(path: string, within?: number): ListState {
  const { success, output } = v.safeParse(listSchema, session.readJson(storageKeyOf(path, within)))
  return success ? withoutUndefined(output) : {}
}
