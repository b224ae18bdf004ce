import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { dateFormat } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import { type OfficeState, officeAt } from './office-hours'
import styles from './opening-status.module.css'

/**
 * Whether the office is open now. Its line is there from the start; what it says comes once the page is hydrated: a
 * prerendered page has no present moment.
 */
export function OpeningStatus() {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  if (now === undefined) return <small className={styles.status}>{'\u00a0'}</small>
  const state = officeAt(now)
  return (
    <small className={styles.status} data-state={state.open ? 'open' : 'closed'}>
      <StateText state={state} />
    </small>
  )
}

function StateText({ state }: { state: OfficeState }) {
  const { t } = useLingui()
  const locale = useLocale()
  if (state.open) return t`Ouvert, ferme à ${hour(state.until)}`
  const { moment, inDays, at } = state.opens
  const time = hour(at)
  if (inDays === 0 && !state.holiday) return t`Fermé, ouvre à ${time}`
  if (inDays === 1 && !state.holiday) return t`Fermé, ouvre demain à ${time}`
  const weekday = dateFormat(locale, { weekday: 'long' }).format(moment)
  return state.holiday ? t`Fermé : jour férié. Ouvre ${weekday} à ${time}` : t`Fermé, ouvre ${weekday} à ${time}`
}

const hour = (value: number) => `${String(value).padStart(2, '0')}:00`
