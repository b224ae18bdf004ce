import * as v from 'valibot'
import { failedWritesKey } from '@/auth/admin-journal'
import { local } from '@/lib/storage'
import { createDeviceList } from './device-list'

// The writes of today that have failed or whose outcome nobody knows, for the dashboard; on the device until the sign-out.

/** Failed writes that are stored, at most. */
const maxEntries = 50

const failedWrite = v.object({
  user: v.number(),
  /** In milliseconds since 1970. */
  at: v.number(),
  /** The screen, and the form or question on it that tries again; the list alone for a run over many rows. */
  path: v.string(),
  open: v.optional(v.picklist(['create', 'edit', 'delete'])),
  record: v.optional(v.union([v.string(), v.number()])),
  draft: v.optional(v.string()),
  within: v.optional(v.number()),
  /** What the record is called. */
  name: v.string(),
  /** How many rows of a run. */
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

/** Records a failure in place of an earlier one at the same place. */
export function recordFailedWrite(user: number | undefined, failed: Omit<FailedWrite, 'user' | 'at'>): void {
  if (user === undefined) return
  save([...stored().filter((one) => !isSamePlace(one, failed)), { ...failed, user, at: Date.now() }].slice(-maxEntries))
}

/** What has failed there is done by now. */
export function settleFailedWrite(place: Place): void {
  const all = stored()
  const left = all.filter((one) => !isSamePlace(one, place))
  if (left.length < all.length) save(left)
}

function save(next: readonly FailedWrite[]) {
  local.write(failedWritesKey, JSON.stringify(next))
  failedWrites.set(next)
}
