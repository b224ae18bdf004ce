import * as v from 'valibot'
import { getToken, watchToken } from '@/api/token'
import { local } from '@/lib/storage'
import { createStore } from '@/lib/store'

/**
 * A list on this device that every tab shows: it follows what another tab writes under `key`, and a sign-out. `join` puts
 * what this tab has together with what is stored now.
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
      // Without a key everything was cleared.
      if (event.key === key || event.key === null)
        store.set(local.read(key) === null ? [] : join(store.get(), stored()))
    })
    // What is stored is what the next user of this tab may be given: a sign-out has erased it.
    watchToken(() => {
      if (getToken() === null) store.set(stored())
    })
  }
  return { store, stored }
}
