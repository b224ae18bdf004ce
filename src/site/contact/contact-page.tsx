import { Trans, useLingui } from '@lingui/react/macro'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { getRouteApi, Link, useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useContact } from '@/site/opening/contact'
import { ContactLines } from '@/site/opening/contact-lines'
import { PressContact } from '@/site/opening/press-contact'
import { Button, buttonClass } from '@/ui/button/button'
import { CopyButton } from '@/ui/button/copy-button'
import { PageHeader } from '@/ui/page-header/page-header'
import { ContactForm, contactLabels } from './contact-form'
import styles from './contact-page.module.css'
import { type ContactRequest, mailLink, mailText } from './mail'
import { type Subject, useSubject } from './subject'

const route = getRouteApi('/_public/contact_us')

export function ContactPage() {
  const search = route.useSearch()
  const question = useLocation({ select: ({ state }) => state.question })
  const subject = useSubject(search, question)
  // The draft of another subject is not restored.
  const draft = ['contact', search.sujet, search.cas, search.reponses, question].filter(Boolean).join(' ')
  return (
    <>
      <PageHeader
        title={<Trans>Que recherchez-vous ?</Trans>}
        lead={<Trans>Chaque demande reçoit une réponse par courriel.</Trans>}
      />
      <div className={`container page ${styles.columns}`}>
        <ContactRequestForm key={draft} draft={draft} subject={subject} />
        <ContactDetails />
      </div>
    </>
  )
}

/** The form of one subject, and the message once it is written. */
function ContactRequestForm({ draft, subject }: { draft: string; subject: Subject | undefined }) {
  const [request, setRequest] = useState<ContactRequest>()
  return (
    <div className={`stack ${styles.form}`}>
      {/* Once the message is written, the form is folded and keeps what was typed. */}
      <div hidden={request !== undefined}>
        <ContactForm draft={draft} message={subject?.message ?? ''} onWritten={setRequest} />
      </div>
      {request && <LastStep request={request} subject={subject?.subject} onEdit={() => setRequest(undefined)} />}
    </div>
  )
}

/** The institution's telephone, e-mail, hours and press contact. */
function ContactDetails() {
  const { t } = useLingui()
  const contact = useContact()
  return (
    <aside className={`panel ${styles.card}`} aria-label={t`Autres moyens de nous joindre`}>
      <h2 className="large">
        <Trans>Autres moyens de nous joindre</Trans>
      </h2>
      <ContactLines contact={contact} />
      <p className={`note ${styles.more}`}>
        <Link to="/ou-aller">
          <Trans>Adresses et horaires de nos bureaux</Trans>
        </Link>
      </p>
      <PressContact />
      <p className={`note ${styles.more}`}>
        <Trans>
          La réponse se trouve peut-être déjà dans le <Link to="/guide_utilisateurs">guide des utilisateurs</Link>.
        </Trans>
      </p>
    </aside>
  )
}

/** The written message, which nobody has received yet: it opens the visitor's mail program at once, and can be copied or said by telephone. */
function LastStep({
  request,
  subject,
  onEdit,
}: {
  request: ContactRequest
  subject?: string | undefined
  onEdit: () => void
}) {
  const { t } = useLingui()
  const link = useRef<HTMLAnchorElement>(null)
  const { name } = request
  const { email } = useContact()
  const text = mailText(request, (field, value) => {
    const label = t(contactLabels[field])
    return t`${label} : ${value}`
  })
  const { href, whole } = mailLink(email, subject ?? t`Demande de ${name}`, text)

  useEffect(() => {
    // Each submission is another request, even with the same text.
    if (request) link.current?.click()
    link.current?.focus({ preventScroll: true })
    link.current?.closest('section')?.scrollIntoView()
  }, [request])

  return (
    <section className={`panel stack ${styles.ready}`} aria-labelledby="message-pret">
      <h2 id="message-pret">
        <Trans>Il reste une étape : envoyer ce message</Trans>
      </h2>
      <p>
        {whole ? (
          <Trans>Votre logiciel de messagerie s’ouvre avec le message : envoyez-le vous-même.</Trans>
        ) : (
          <Trans>
            Votre message est long : copiez-le, puis collez-le dans le courriel qui s’ouvre avant de l’envoyer.
          </Trans>
        )}{' '}
        {email && (
          <Trans>
            Rien ne s’est ouvert ? Copiez le texte et envoyez-le à <strong>{email}</strong>.
          </Trans>
        )}
      </p>
      <pre className={`panel small ${styles.text}`}>{text}</pre>
      <SendingButtons link={link} href={href} text={text} onEdit={onEdit} />
    </section>
  )
}

/** The ways to send a written message, and back to the form. */
function SendingButtons({
  link,
  href,
  text,
  onEdit,
}: {
  link: RefObject<HTMLAnchorElement | null>
  href: string
  text: string
  onEdit: () => void
}) {
  const { t } = useLingui()
  const { phone } = useContact()
  return (
    <div className="buttons">
      <a ref={link} href={href} className={buttonClass('secondary')}>
        <IconMail aria-hidden />
        <Trans>Ouvrir la messagerie</Trans>
      </a>
      <CopyButton
        text={text}
        success={t`Message copié`}
        failure={t`Le navigateur n’a pas permis la copie : sélectionnez le texte et copiez-le.`}
      >
        <Trans>Copier le texte</Trans>
      </CopyButton>
      {phone.map(({ text: written, href: call }) => {
        const number = written.replaceAll(' ', '\u00a0')
        return (
          call && (
            <a key={call} href={call} className={buttonClass('secondary')}>
              <IconPhone aria-hidden />
              <Trans>Appeler le {number}</Trans>
            </a>
          )
        )
      })}
      <Button look="quiet" onClick={onEdit}>
        <Trans>Modifier</Trans>
      </Button>
    </div>
  )
}
