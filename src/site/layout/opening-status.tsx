import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { settings } from '@/site/settings'
import { openingAt } from './opening-hours'
import styles from './opening-status.module.css'

/** Whether the office is open now, in Douala time. Shown once the page lives, since a prerendered page has no now. */
export function OpeningStatus() {
  const { t } = useLingui()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  if (now === undefined) return null
  const open = openingAt(now, settings.opening)
  return (
    <small className={styles.status} data-open={open || undefined}>
      {open ? t`Ouvert, ferme à ${hour(settings.opening.to)}` : t`Fermé en ce moment`}
    </small>
  )
}

const hour = (value: number) => `${String(value).padStart(2, '0')}:00`
