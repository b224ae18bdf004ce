import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { ApiError, firstMessages } from '@/api/errors'
import type { CallOptions } from '@/api/http'
import { isUncertain } from '@/api/lost-answer'
import { useRememberSession } from '@/auth/use-remember-session'
import type { Session } from '@/contract/accounts'
import { typedDate } from '@/i18n/typed-date'
import { Button } from '@/ui/button/button'
import { CancelButton } from '@/ui/button/cancel-button'
import { AlertDialog } from '@/ui/dialog/alert-dialog'
import { ErrorSummary } from '@/ui/fields/error-summary'
import { PasswordField } from '@/ui/fields/password-field'
import { TextField } from '@/ui/fields/text-field'
import { useCheckedForm } from '@/ui/fields/use-checked-form'
import { useVisitorDraft } from '@/ui/fields/visitor-draft'
import frame from './account-frame.module.css'
import { FieldGroup } from './field-group'
import { type AccountField, type Bind, fieldNames, invalid, labels, missing } from './labels'
import { PlaceFields, UsagerFields } from './personal-fields'
import styles from './registration-form.module.css'

type Outcome = { is: 'open' } | { is: 'done' } | { is: 'failed'; title: string; message: string }

interface RegistrationFormProps<Schema extends GenericSchema> {
  schema: Schema
  register: (values: InferOutput<Schema>, options: CallOptions) => Promise<Session>
  /** The name of the draft. */
  draft: string
  /** Whether the form has the fields of an usager too. */
  isUsager?: boolean
  /** Called with true when the form is sent, with false when that has failed. */
  onSending: (sending: boolean) => void
}

/** A registration form with refusals under their fields. After success it is emptied and leads to /login. */
export function RegistrationForm<Schema extends GenericSchema>(props: RegistrationFormProps<Schema>) {
  const { draft, isUsager = false } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const { form, errors, attempt, sending, outcome, cancel, closeFailure } = useRegistration(props)
  const bind: Bind = (name) => ({ id: name, name, label: t(labels[name]), error: errors[name], required: true })
  const wrong = fieldNames.flatMap((name) => {
    const message = errors[name]
    const field = name === 'datenaissance' ? 'datenaissance-day' : name
    return message === undefined ? [] : [{ field, label: t(labels[name]), message }]
  })

  return (
    <>
      {/* After success another key renders an empty form. */}
      <form key={outcome.is === 'done' ? 'done' : 'open'} {...form} className={`stack ${styles.form}`}>
        <p className="note">
          <Trans>Tous les champs marqués d’un * sont obligatoires.</Trans>{' '}
          <Trans>
            Vos réponses vont à la Caisse, et à elle seule :{' '}
            <Link to="/confidentialite">à quoi elles servent et comment les faire effacer</Link>.
          </Trans>
        </p>
        <ErrorSummary errors={wrong} attempt={attempt} />
        <AccountFields bind={bind} />
        <PlaceFields bind={bind} draft={draft} />
        {isUsager && <UsagerFields bind={bind} />}
        <div className={`buttons ${frame.actions}`}>
          <Button type="submit" disabled={sending}>
            {sending ? <Trans>Inscription en cours…</Trans> : <Trans>Terminer l’inscription</Trans>}
          </Button>
          {sending && <CancelButton onCancel={cancel} />}
        </div>
      </form>
      {outcome.is === 'done' && (
        <RegistrationDone onLeave={() => void navigate({ to: '/login', state: { isRegistered: true } })} />
      )}
      {outcome.is === 'failed' && (
        <AlertDialog
          tone="error"
          title={outcome.title}
          onClose={closeFailure}
          actions={
            <Button onClick={closeFailure}>
              <Trans>Fermer</Trans>
            </Button>
          }
        >
          {outcome.message}
        </AlertDialog>
      )}
    </>
  )
}

/** Returns the form of a registration and the outcome of the last attempt. */
function useRegistration<Schema extends GenericSchema>({
  schema,
  register,
  draft,
  onSending,
}: RegistrationFormProps<Schema>) {
  const { t } = useLingui()
  const remember = useRememberSession()
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' })
  const stop = useRef<AbortController>(undefined)
  const [refusals, setRefusals] = useState<Record<string, string>>({})

  const visitorDraft = useVisitorDraft(draft)
  const { refuse, ...checked } = useCheckedForm({
    schema,
    read: typedValues,
    missing,
    invalid,
    draft: visitorDraft,
    async send(values) {
      const { signal } = (stop.current = new AbortController())
      onSending(true)
      try {
        remember(await register(values, { signal }))
        visitorDraft.forget()
        setOutcome({ is: 'done' })
      } catch (error) {
        onSending(false)
        setRefusals(firstMessages(error))
        setOutcome({ is: 'failed', ...failureOf(error, signal.aborted) })
      }
    },
  })

  function failureOf(error: unknown, wasCancelled: boolean) {
    const unknown = t`On ne sait pas si votre compte est créé : essayez de vous connecter, sinon envoyez de nouveau.`
    if (wasCancelled) return { title: t`Envoi annulé`, message: unknown }
    const { loss, message = '' } = error instanceof ApiError ? error : {}
    const reason = loss === 'timeout' ? t`Pas de réponse en 30 s.` : message
    const text = reason || t`Une erreur est survenue lors de l'inscription.`
    return { title: t`Erreur`, message: isUncertain(error) ? `${text} ${unknown}` : text }
  }

  return {
    ...checked,
    outcome,
    cancel: () => stop.current?.abort(),
    closeFailure() {
      setOutcome({ is: 'open' })
      if (Object.keys(refusals).length > 0) refuse(refusals)
    },
  }
}

function typedValues(values: Readonly<Record<string, string>>) {
  const part = (name: string) => values[`datenaissance-${name}`] ?? ''
  return {
    ...values,
    datenaissance: typedDate(
      ['day', 'month', 'year']
        .map(part)
        .join('/')
        .replace(/^\/\/$/, ''),
    ),
  }
}

function AccountFields({ bind }: { bind: Bind }) {
  const { t } = useLingui()
  return (
    <FieldGroup<AccountField>
      title={<Trans>Votre compte</Trans>}
      controls={{
        name: <TextField {...bind('name')} autoComplete="name" />,
        email: <TextField {...bind('email')} type="email" inputMode="email" autoComplete="email" />,
        password: (
          <PasswordField
            {...bind('password')}
            autoComplete="new-password"
            minLength={8}
            hint={t`Au moins 8 caractères.`}
          />
        ),
        password_confirmation: (
          <PasswordField
            {...bind('password_confirmation')}
            autoComplete="new-password"
            minLength={8}
            hint={t`Saisissez de nouveau le mot de passe.`}
          />
        ),
      }}
    />
  )
}

/** How long the success message stays before the sign-in page opens, in milliseconds. */
const pause = 5000

function RegistrationDone({ onLeave }: { onLeave: () => void }) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const timer = setTimeout(() => leave(), pause)
    return () => clearTimeout(timer)
  }, [])
  return (
    <AlertDialog
      tone="success"
      title={<Trans>Succès!</Trans>}
      onClose={onLeave}
      actions={
        <Button onClick={onLeave}>
          <Trans>Continuer</Trans>
        </Button>
      }
    >
      <Trans>Inscription réussie! Vous allez être redirigé vers la page de connexion.</Trans>
    </AlertDialog>
  )
}
