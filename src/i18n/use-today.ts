import { useSyncExternalStore } from 'react'
import { isoDayOf } from '@/lib/iso-day'

const today = () => isoDayOf(Date.now())

/** Returns the current day in Cameroon, as an ISO date. It changes while a page stays open. */
export const useToday = (): string => useSyncExternalStore(follow, today, today)

function follow(listener: () => void) {
  const timer = setInterval(listener, 60_000)
  // The timers of a hidden page, or of a device that was asleep, are late.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
