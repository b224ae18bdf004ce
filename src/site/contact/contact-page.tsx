import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { PageHeader } from '@/ui/page-header'
import { ContactDetails } from './contact-details'
import { ContactForm } from './contact-form'
import styles from './contact-page.module.css'
import type { ContactRequest } from './mail'
import { MailReady } from './mail-ready'

export function ContactPage() {
  const [written, setWritten] = useState<ContactRequest>()
  return (
    <>
      <PageHeader
        title={<Trans>Que recherchez-vous ?</Trans>}
        lead={<Trans>Chaque demande reçoit une réponse par courriel.</Trans>}
      />
      <div className={`container ${styles.columns}`}>
        <div className={styles.form}>
          <ContactForm onWritten={setWritten} />
          {written && <MailReady request={written} />}
        </div>
        <ContactDetails />
      </div>
    </>
  )
}
