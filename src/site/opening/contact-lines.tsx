import { useLingui } from '@lingui/react/macro'
import { IconClock, IconMail, IconPhone } from '@tabler/icons-react'
import { settings } from '@/site/settings'
import { OpeningStatus } from './opening-status'

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
