import { local } from '@/lib/storage'
import { currentUse } from '@/pwa/network/low-data'

const askedKey = 'offline-asked'

/** Stores that the reader has asked for the whole site on this device, or has installed it. */
export const askForSite = () => local.write(askedKey, 'yes')

export const hasAskedForSite = (): boolean =>
  local.read(askedKey) !== null || window.matchMedia('(display-mode: standalone)').matches

/**
 * Returns what may be read ahead, by what the network is for: nothing with a data saver; the lists on any network; details and
 * pictures where the reader does not pay for each megabyte, or has asked for the site or installed it.
 */
export function mayReadAhead(): 'nothing' | 'lists' | 'everything' {
  const use = currentUse()
  if (use === 'saved') return 'nothing'
  return use === 'free' || (use === 'metered' && hasAskedForSite()) ? 'everything' : 'lists'
}

/** How much is read at most where the reader asks for everything, in bytes. */
export const maxBytesOnDemand = 3_000_000

/** Returns how much one visit may read ahead, in bytes. */
export const maxBytesAhead = (): number => (currentUse() === 'free' ? maxBytesOnDemand : 300_000)
