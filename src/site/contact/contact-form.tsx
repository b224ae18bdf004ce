import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { optionalLine } from '@/contract/form-fields'
import { email, requiredLine, requiredText } from '@/contract/text-fields'
import { Button } from '@/ui/button/button'
import { ErrorSummary } from '@/ui/fields/error-summary'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { useCheckedForm } from '@/ui/fields/use-checked-form'
import { useVisitorDraft } from '@/ui/fields/visitor-draft'
import styles from './contact-page.module.css'
import type { ContactRequest } from './mail'

const fields = ['name', 'email', 'raison_sociale', 'numero', 'message'] as const

export function ContactForm({
  draft,
  message,
  onWritten,
}: {
  /** The name of the draft. */
  draft: string
  /** The initial text of the message. */
  message: string
  onWritten: (request: ContactRequest) => void
}) {
  const { t } = useLingui()
  const visitorDraft = useVisitorDraft(draft)
  const { form, errors, attempt } = useCheckedForm({
    schema: contactRequest,
    missing,
    draft: visitorDraft,
    send(request) {
      visitorDraft.forget()
      onWritten(request)
    },
  })
  const bind = (name: keyof ContactRequest) => ({ id: name, name, label: t(contactLabels[name]), error: errors[name] })
  const wrong = fields.flatMap((field) => {
    const error = errors[field]
    return error === undefined ? [] : [{ field, label: t(contactLabels[field]), message: error }]
  })
  return (
    <form {...form} className={styles.fields}>
      <p className="note">
        <Trans>Les champs marqués d’un * sont obligatoires.</Trans>
      </p>
      <ErrorSummary errors={wrong} attempt={attempt} />
      <TextField {...bind('name')} autoComplete="name" required />
      <TextField {...bind('email')} type="email" inputMode="email" autoComplete="email" required />
      <TextField {...bind('raison_sociale')} autoComplete="organization" hint={t`Si vous écrivez pour un organisme.`} />
      <TextField {...bind('numero')} type="tel" autoComplete="tel" hint={t`Si vous souhaitez être rappelé.`} />
      <TextAreaField {...bind('message')} defaultValue={message} required />
      <Button type="submit" className={styles.send}>
        <Trans>Envoyer</Trans>
      </Button>
    </form>
  )
}

export const contactLabels: Readonly<Record<keyof ContactRequest, MessageDescriptor>> = {
  name: msg`Nom`,
  email: msg`Adresse électronique`,
  raison_sociale: msg`Raison sociale`,
  numero: msg`Numéro de téléphone`,
  message: msg`Message`,
}

/** The message for each required field that is left empty. */
const missing = {
  name: msg`Indiquez votre nom.`,
  email: msg`Indiquez votre adresse électronique.`,
  message: msg`Écrivez votre message.`,
}

/** A message to the institution. There is no call for it: it becomes a mail of the visitor. */
const contactRequest = v.object({
  name: requiredLine,
  email,
  raison_sociale: optionalLine,
  numero: optionalLine,
  message: requiredText,
})
