import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { PageHeader } from '@/ui/page-header/page-header'
import { ContactDetails } from './contact-details'
import { ContactForm } from './contact-form'
import styles from './contact-page.module.css'
import type { ContactRequest } from './mail'
import { MailReady } from './mail-ready'

const route = getRouteApi('/_public/contact_us')

export function ContactPage() {
  const { t } = useLingui()
  const { sujet } = route.useSearch()
  // The prerendered page knows no subject.
  const forgotten = useHydrated() && sujet === 'mot-de-passe'
  const [written, setWritten] = useState<ContactRequest>()
  return (
    <>
      <PageHeader
        title={<Trans>Que recherchez-vous ?</Trans>}
        lead={<Trans>Chaque demande reçoit une réponse par courriel.</Trans>}
      />
      <div className={`container ${styles.columns}`}>
        <div className={styles.form}>
          <ContactForm
            message={
              forgotten ? t`J’ai oublié le mot de passe de mon compte. Comment puis-je en choisir un nouveau ?` : ''
            }
            onWritten={setWritten}
          />
          {written && <MailReady request={written} subject={forgotten ? t`Mot de passe oublié` : undefined} />}
        </div>
        <ContactDetails />
      </div>
    </>
  )
}
