import { useLingui } from '@lingui/react/macro'
import { IconClock, IconMail, IconPhone } from '@tabler/icons-react'
import type { ContactDetails } from '@/contract/rows/content-blocks'
import { settings } from '@/site/settings'
import styles from './office-lines.module.css'
import { PhoneNumbers } from './phone-numbers'
import type { PhonePart } from './phone-parts'

/** The contact of the head office; an unknown e-mail is '', and no hours are those of the specification. */
export interface Contact extends Pick<ContactDetails, 'email' | 'hours'> {
  phone: readonly PhonePart[]
}

/** The default until the institution's block is read. */
export const defaultContact: Contact = {
  phone: [{ text: settings.phone, href: `tel:${settings.phone.replaceAll(' ', '')}` }],
  email: settings.email,
  hours: [],
}

/** Telephone and e-mail, as far as they are known, and opening hours. */
export function ContactLines({ contact: { phone, email, hours } }: { contact: Contact }) {
  const { t } = useLingui()
  const { opening, closing } = settings.openingHours
  return (
    <ul role="list" className={`stack small targets ${styles.lines}`}>
      {phone.length > 0 && (
        <li>
          <IconPhone aria-hidden />
          <span>
            <PhoneNumbers parts={phone} />
          </span>
        </li>
      )}
      {email && (
        <li>
          <IconMail aria-hidden />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      <li>
        <IconClock aria-hidden />
        <span className="lines">{hours.join('\n') || t`Du lundi au vendredi, ${opening} – ${closing}`}</span>
      </li>
    </ul>
  )
}
