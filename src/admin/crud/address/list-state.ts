import { listPrefix } from '@/auth/drafts'
import { session } from '@/lib/storage'
import { type ScreenSearch, validateScreenSearch } from './screen-search'

/** What an address says of the list itself, without what is open over it and the record it belongs to. */
export type ListState = Omit<Partial<ScreenSearch>, 'open' | 'record' | 'draft' | 'within'>

const keyOf = (path: string, within: number | undefined) =>
  listPrefix + path + (within === undefined ? '' : `:${within}`)

export function listState(search: Partial<ScreenSearch>): ListState {
  const state = { ...search }
  delete state.open
  delete state.record
  delete state.draft
  delete state.within
  return state
}

/** Stores how a screen's list (of each parent record, where it is nested) is searched, filtered, sorted and paged, for as long as the tab lives. */
export function rememberList(path: string, search: ScreenSearch): void {
  session.write(keyOf(path, search.within), JSON.stringify(listState(search)))
}

/** The address of a screen's list as it was left, without its parent record; empty for one that was not opened yet. */
export function rememberedList(path: string, within?: number): ListState {
  const stored = session.readJson(keyOf(path, within))
  return typeof stored === 'object' && stored !== null ? listState(validateScreenSearch({ ...stored })) : {}
}
