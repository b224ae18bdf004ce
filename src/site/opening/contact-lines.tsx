import { IconClock, IconMail, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Closure, ContactDetails, Hours } from '@/contract/rows/content-blocks'
import { settings } from '@/site/settings'
import { officeHours } from './office-hours'
import styles from './office-lines.module.css'
import { OpeningStatus } from './opening-status'

/** The contact of the head office; unknown parts are ''. */
export interface Contact extends Pick<ContactDetails, 'phone' | 'email'> {
  hours: readonly Hours[]
  closures: readonly Closure[]
}

/** The default until the institution's block is read. */
export const defaultContact: Contact = {
  phone: settings.phone,
  email: settings.email,
  hours: officeHours,
  closures: [],
}

/** Telephone, e-mail and opening hours, as far as they are known; `children` is the text of the hours. */
export function ContactLines({
  contact: { phone, email, hours, closures },
  children,
}: {
  contact: Contact
  children: ReactNode
}) {
  return (
    <ul role="list" className={`stack targets ${styles.lines}`}>
      {phone && (
        <li>
          <IconPhone aria-hidden />
          <a href={phoneHref(phone)}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          <IconMail aria-hidden />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {hours.length > 0 && (
        <li>
          <IconClock aria-hidden />
          <span>
            {children}
            <OpeningStatus hours={hours} closures={closures} />
          </span>
        </li>
      )}
    </ul>
  )
}

/** The address that calls a number: the first one where a line holds several. */
export const phoneHref = (phone: string) => `tel:${phone.split(/[/,;(]/)[0]?.replaceAll(/[^+\d]/g, '')}`
