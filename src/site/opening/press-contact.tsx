import { Trans } from '@lingui/react/macro'
import { contactDetails } from '@/contract/rows/content-blocks'
import { useContentBlock } from '@/site/blocks/use-blocks'
import { PhoneNumbers } from './phone-numbers'
import { phoneParts } from './phone-parts'
import styles from './press-contact.module.css'

/** The press contact; nothing where there is no block about it. */
export function PressContact() {
  const block = useContentBlock('press')
  if (block === undefined) return null
  const { name, phone, email, notes } = contactDetails(block)
  return (
    <section className={`stack gap-2 small targets ${styles.press}`} aria-labelledby="presse">
      <h3 id="presse">
        <Trans>Contact presse</Trans>
      </h3>
      {name && <p>{name}</p>}
      {phone && (
        <p>
          <PhoneNumbers parts={phoneParts(phone)} />
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {notes.length > 0 && <p className="lines">{notes.join('\n')}</p>}
    </section>
  )
}
