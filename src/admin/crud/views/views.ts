import * as v from 'valibot'
import { type ListState, listState } from '@/admin/crud/address/list-state'
import { validateScreenSearch } from '@/admin/crud/address/screen-search'
import { local } from '@/lib/storage'

// The saved views of each screen, on this device. An address holds all that a view holds, so that it can be sent.

/** A list as it was searched, filtered, sorted and laid out, under a name. */
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

/** The views of a screen, by name. */
export function readViews(path: string): readonly View[] {
  const result = v.safeParse(schema, local.readJson(keyOf(path)))
  return result.success ? result.output : []
}

/** Stores a view, in place of the one that has `instead` (else its own) name; gives all of them. */
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

/** Whether two states show the same; a page is no part of a view. */
export const isSameState = (one: ListState, other: ListState) => signature(one) === signature(other)

const signature = ({ q, filter, check, sort, size, cols }: ListState) =>
  JSON.stringify([q, filter, check, sort, size, cols])
