import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Closure, Hours } from '@/contract/rows/content-blocks'
import { useLocale } from '@/i18n/use-locale'
import { clock, dayName } from './clock'
import { type OfficeState, officeAt } from './office-hours'
import styles from './opening-status.module.css'

/**
 * Shows whether an office is open now, and nothing where that is not known. The line is reserved at build; the text is rendered after hydration, because a
 * prerendered page has no current time.
 */
export function OpeningStatus({ hours, closures }: { hours: readonly Hours[]; closures: readonly Closure[] }) {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  const state = now === undefined ? undefined : officeAt(now, hours, closures)
  if (state === undefined) return <small className={styles.status}>{'\u00a0'}</small>
  return (
    <small className={styles.status} data-state={state.open ? 'open' : 'closed'}>
      <StateText state={state} />
    </small>
  )
}

function StateText({ state }: { state: OfficeState }) {
  const { t } = useLingui()
  const locale = useLocale()
  if (state.open) return t`Ouvert, ferme à ${clock(state.until)}`
  if (state.opens === undefined) return t`Fermé`
  const { weekday: day, inDays, at } = state.opens
  const time = clock(at)
  if (inDays === 0 && !state.holiday) return t`Fermé, ouvre à ${time}`
  if (inDays === 1 && !state.holiday) return t`Fermé, ouvre demain à ${time}`
  const weekday = dayName(day, locale)
  return state.holiday ? t`Fermé : jour férié. Ouvre ${weekday} à ${time}` : t`Fermé, ouvre ${weekday} à ${time}`
}
