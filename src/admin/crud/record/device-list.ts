import * as v from 'valibot'
import { getToken, watchToken } from '@/api/token'
import { local } from '@/lib/storage'
import { createStore } from '@/lib/store'

/**
 * A list in `localStorage` under `key`, synchronised between tabs and emptied at sign-out. `join` merges the list of
 * this tab with the stored one.
 */
export function createDeviceList<const Item extends v.GenericSchema>(
  key: string,
  item: Item,
  join: (own: readonly v.InferOutput<Item>[], stored: readonly v.InferOutput<Item>[]) => readonly v.InferOutput<Item>[],
) {
  const stored = (): readonly v.InferOutput<Item>[] => v.parse(v.fallback(v.array(item), []), local.readJson(key))
  const store = createStore(stored())
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      // `event.key` is null when the whole storage was cleared.
      if (event.key === key || event.key === null)
        store.set(local.read(key) === null ? [] : join(store.get(), stored()))
    })
    // A sign-out has erased the stored list; the next user of this tab must not see the old one.
    watchToken(() => {
      if (getToken() === null) store.set(stored())
    })
  }
  return { store, stored }
}
