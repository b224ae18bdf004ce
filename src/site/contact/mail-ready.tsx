import { Trans, useLingui } from '@lingui/react/macro'
import { IconCopy, IconMail } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { settings } from '@/site/settings'
import { Button, buttonClass } from '@/ui/button/button'
import { notify } from '@/ui/toast/toasts'
import { contactLabels } from './contact-labels'
import styles from './contact-page.module.css'
import { type ContactRequest, mailLink, mailText } from './mail'

/** The written message: opens the visitor's mail program at once, and stays to be opened again or copied. */
export function MailReady({ request, subject }: { request: ContactRequest; subject?: string | undefined }) {
  const { t } = useLingui()
  const link = useRef<HTMLAnchorElement>(null)
  const { name } = request
  const text = mailText(request, (field, value) => {
    const label = t(contactLabels[field])
    return t`${label} : ${value}`
  })
  const { href, whole } = mailLink(settings.email, subject ?? t`Demande de ${name}`, text)

  useEffect(() => {
    // Each sending is another request, even with the same words.
    if (request) link.current?.click()
    link.current?.focus({ preventScroll: true })
    link.current?.closest('section')?.scrollIntoView({ block: 'center' })
  }, [request])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify('success', t`Message copié`)
    } catch {
      notify('error', t`Le navigateur n’a pas permis la copie : sélectionnez le texte et copiez-le.`)
    }
  }

  return (
    <section className={styles.ready} aria-labelledby="message-pret">
      <h2 id="message-pret" className={styles.readyTitle}>
        <Trans>Votre message est prêt</Trans>
      </h2>
      <p>
        {whole ? (
          <Trans>Votre logiciel de messagerie s’ouvre avec le message déjà rédigé : il ne reste qu’à l’envoyer.</Trans>
        ) : (
          <Trans>
            Votre message est long : copiez-le, puis collez-le dans le courriel qui s’ouvre avant de l’envoyer.
          </Trans>
        )}{' '}
        <Trans>
          Rien ne s’est ouvert ? Copiez le texte et envoyez-le à <strong>{settings.email}</strong>.
        </Trans>
      </p>
      <pre className={styles.text}>{text}</pre>
      <div className={styles.tools}>
        <a ref={link} href={href} className={buttonClass('primary')}>
          <IconMail aria-hidden />
          <Trans>Ouvrir la messagerie</Trans>
        </a>
        <Button look="secondary" onClick={() => void copy()}>
          <IconCopy aria-hidden />
          <Trans>Copier le texte</Trans>
        </Button>
      </div>
    </section>
  )
}
