import * as v from 'valibot'
import { type ListState, listState } from '@/admin/crud/address/list-state'
import { validateScreenSearch } from '@/admin/crud/address/screen-search'
import { local } from '@/lib/storage'

// The saved views of each screen, on this device. The address of a view contains its whole state, so that it can be
// shared.

/** A named state of a list: search, filter, order and columns. */
export interface View {
  name: string
  state: ListState
}

const schema = v.array(
  v.object({
    name: v.string(),
    state: v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((state) => listState(validateScreenSearch(state))),
    ),
  }),
)

const keyOf = (path: string) => `list:views:${path}`

/** Returns the views of a screen, sorted by name. */
export function readViews(path: string): readonly View[] {
  return v.parse(v.fallback(schema, []), local.readJson(keyOf(path)))
}

/** Stores a view in place of the one named `instead`, by default its own name. Returns all views. */
export function saveView(path: string, view: View, instead = view.name): readonly View[] {
  const others = readViews(path).filter(({ name }) => name !== instead && name !== view.name)
  return write(path, [...others, view])
}

export function removeView(path: string, name: string): readonly View[] {
  return write(
    path,
    readViews(path).filter((view) => view.name !== name),
  )
}

function write(path: string, views: readonly View[]): readonly View[] {
  const sorted = views.toSorted((one, other) => one.name.localeCompare(other.name))
  local.write(keyOf(path), JSON.stringify(sorted))
  return sorted
}

/** Whether two states show the same list, whatever its page. */
export const isSameState = (one: ListState, other: ListState) => signature(one) === signature(other)

const signature = ({ q, filter, sort, size, cols }: ListState) => JSON.stringify([q, filter, sort, size, cols])
