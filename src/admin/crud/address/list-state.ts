import { listPrefix } from '@/auth/sign-out'
import { session } from '@/lib/storage'
import { type ScreenSearch, validateScreenSearch } from './screen-search'

/** The part of an address that describes the list itself: without the open dialog and the parent record. */
type ListState = Omit<Partial<ScreenSearch>, 'open' | 'record' | 'id' | 'draft' | 'within'>

const storageKeyOf = (path: string, within: number | undefined) =>
  listPrefix + path + (within === undefined ? '' : `:${within}`)

function listState(search: Partial<ScreenSearch>): ListState {
  const state = { ...search }
  delete state.open
  delete state.record
  delete state.id
  delete state.draft
  delete state.within
  return state
}

/** Stores the state of a screen's list, of each parent record where it is nested, while the tab is open. */
export function rememberList(path: string, search: ScreenSearch): void {
  session.write(storageKeyOf(path, search.within), JSON.stringify(listState(search)))
}

/** Returns the stored state of a screen's list; empty for one that was not opened yet. */
export function rememberedList(path: string, within?: number): ListState {
  const stored = session.readJson(storageKeyOf(path, within))
  return typeof stored === 'object' && stored !== null ? listState(validateScreenSearch({ ...stored })) : {}
}
