import type { Query } from '@tanstack/react-query'
import { onProviderClock } from '@/api/provider-clock'

/** When a read was answered, in milliseconds: by the device's clock, and by the provider's where that was known. */
export interface ReadTime {
  device: number
  provider?: number | undefined
  /** Rows are missing: it is read again. */
  partial?: boolean | undefined
}

/** No read is older than the site. */
const siteBegan = Date.UTC(2024, 0, 1)

/** In milliseconds: a device whose clock is further off has the wrong time. */
const tolerance = 60_000

/** What the query cache holds as `dataUpdatedAt` of a read whose age is not known: older than everything. */
const ancient = 1

// The query cache knows one clock only, the device's of today; the times of what it holds are here.
const times = new Map<string, ReadTime & { dataUpdatedAt: number }>()

/** Notes when a restored read was answered; gives the `dataUpdatedAt` for the query cache. */
export function restoreReadTime(queryHash: string, time: ReadTime): number {
  const dataUpdatedAt = isPlausible(time) ? time.device : ancient
  times.set(queryHash, { ...time, dataUpdatedAt })
  return dataUpdatedAt
}

/** When what the query cache holds was answered: as it was restored, until it is read anew. */
export function readTime({ queryHash, state: { dataUpdatedAt } }: Pick<Query, 'queryHash' | 'state'>): ReadTime {
  const known = times.get(queryHash)
  if (known?.dataUpdatedAt === dataUpdatedAt) return known
  const time = { device: dataUpdatedAt, provider: onProviderClock(dataUpdatedAt), dataUpdatedAt }
  times.set(queryHash, time)
  return time
}

/** The moment of a read, in milliseconds: the provider's, else the device's where no clock contradicts it. */
export function momentOf({ device, provider }: ReadTime): number | undefined {
  if (provider !== undefined) return provider
  const now = Date.now()
  return device >= siteBegan && device <= (onProviderClock(now) ?? now) ? device : undefined
}

/** How old a cached read is, in milliseconds; Infinity where nobody knows. */
export function ageOf(query: Query): number {
  const { partial, provider } = readTime(query)
  const now = onProviderClock(Date.now())
  if (partial) return Infinity
  if (provider !== undefined && now !== undefined) return Math.max(now - provider, 0)
  const age = Date.now() - query.state.dataUpdatedAt
  return age >= 0 ? age : Infinity
}

/** Whether a stored time of the device's clock still says how long ago it was: neither clock was wrong in between. */
function isPlausible({ device, provider, partial }: ReadTime) {
  if (partial || device > Date.now() || device < siteBegan) return false
  return provider === undefined || Math.abs(provider - device) < tolerance
}
