import { useLingui } from '@lingui/react/macro'
import { IconClock, IconMail, IconPhone } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { settings } from '@/site/settings'
import styles from './contact-lines.module.css'

/** Telephone, e-mail and opening hours, in a list that looks as its place wants it. */
export function ContactLines({ className }: { className: string | undefined }) {
  const { t } = useLingui()
  return (
    <ul role="list" className={className}>
      <li>
        <IconPhone aria-hidden />
        <a href={`tel:${settings.phone.replaceAll(' ', '')}`}>{settings.phone}</a>
      </li>
      <li>
        <IconMail aria-hidden />
        <a href={`mailto:${settings.email}`}>{settings.email}</a>
      </li>
      <li>
        <IconClock aria-hidden />
        <span>
          {t`Du lundi au vendredi, 08:00 – 16:00`}
          <OpeningStatus />
        </span>
      </li>
    </ul>
  )
}

/** Whether the office is open now, in Douala time. Shown once the page is hydrated: a prerendered page has no present moment. */
function OpeningStatus() {
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

const doualaOffset = 3_600_000

/** Whether a moment (in milliseconds) falls in the opening hours. Cameroon keeps UTC+1 all year. */
function openingAt(moment: number, opening: { days: readonly number[]; from: number; to: number }): boolean {
  const local = new Date(moment + doualaOffset)
  const hours = local.getUTCHours()
  return opening.days.includes(local.getUTCDay()) && hours >= opening.from && hours < opening.to
}
