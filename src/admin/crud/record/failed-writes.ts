import * as v from 'valibot'
import { failedWritesKey } from '@/auth/admin-journal'
import { local } from '@/lib/storage'
import { createDeviceList } from './device-list'

// The writes that failed or whose outcome is unknown, for the dashboard; stored on the device until the sign-out.

/** The maximum number of stored failed writes. */
const maxEntries = 50

const failedWrite = v.object({
  user: v.number(),
  /** In milliseconds since 1970. */
  at: v.number(),
  /** The path of the screen; the fields from `open` to `within` address the form or dialog in which to retry. */
  path: v.string(),
  open: v.optional(v.picklist(['create', 'edit', 'delete'])),
  record: v.optional(v.union([v.string(), v.number()])),
  draft: v.optional(v.string()),
  within: v.optional(v.number()),
  /** The name of the record. */
  name: v.string(),
  /** The number of rows, of a failed run. */
  rows: v.optional(v.number()),
  isUnknown: v.boolean(),
})
export type FailedWrite = v.InferOutput<typeof failedWrite>
type Place = Pick<FailedWrite, 'path' | 'open' | 'record' | 'draft' | 'within'>

const { store: failedWrites, stored } = createDeviceList(failedWritesKey, failedWrite, (_own, others) => others)

export { failedWrites }

const isSamePlace = (one: Place, other: Place) =>
  one.path === other.path &&
  one.open === other.open &&
  String(one.record ?? '') === String(other.record ?? '') &&
  one.draft === other.draft &&
  one.within === other.within

/** Records a failure, replacing an earlier one of the same form. */
export function recordFailedWrite(user: number | undefined, failed: Omit<FailedWrite, 'user' | 'at'>): void {
  if (user === undefined) return
  save([...stored().filter((one) => !isSamePlace(one, failed)), { ...failed, user, at: Date.now() }].slice(-maxEntries))
}

/** Removes the failure of a form or list whose write has now succeeded. */
export function settleFailedWrite(place: Place): void {
  const all = stored()
  const left = all.filter((one) => !isSamePlace(one, place))
  if (left.length < all.length) save(left)
}

function save(next: readonly FailedWrite[]) {
  local.write(failedWritesKey, JSON.stringify(next))
  failedWrites.set(next)
}
