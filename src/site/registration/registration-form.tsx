import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
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
import frame from './account-frame.module.css'
import { type Bind, fieldNames, invalid, labels, missing } from './labels'
import { PersonalFields, PlaceFields } from './personal-fields'
import styles from './registration-form.module.css'

type Outcome = { is: 'open' } | { is: 'done' } | { is: 'failed'; title: string; message: string }

/** A registration form with refusals under their fields. After success it is emptied and leads to /login. */
export function RegistrationForm<Schema extends GenericSchema>({
  schema,
  register,
  draft,
  personal = false,
  aside,
  onSending,
}: {
  schema: Schema
  register: (values: InferOutput<Schema>, options: CallOptions) => Promise<Session>
  /** The name of the draft. */
  draft: string
  /** Whether it has the fields of a person, too. */
  personal?: boolean
  /** The button beside the one that sends. */
  aside: ReactNode
  /** Called when it is sent, and when that has failed. */
  onSending: (sending: boolean) => void
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const remember = useRememberSession()
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' })
  const stop = useRef<AbortController>(undefined)
  const [refusals, setRefusals] = useState<Record<string, string>>({})

  const { form, errors, attempt, sending, refuse, forget } = useCheckedForm({
    schema,
    read: typedValues,
    missing,
    invalid,
    draft,
    async send(values) {
      const { signal } = (stop.current = new AbortController())
      onSending(true)
      try {
        remember(await register(values, { signal }))
        forget()
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

  const bind: Bind = (name) => ({ id: name, name, label: t(labels[name]), error: errors[name], required: true })
  const wrong = fieldNames.flatMap((name) => {
    const message = errors[name]
    const field = name === 'datenaissance' ? 'datenaissance-day' : name
    return message === undefined ? [] : [{ field, label: t(labels[name]), message }]
  })
  const closeFailure = () => {
    setOutcome({ is: 'open' })
    if (Object.keys(refusals).length > 0) refuse(refusals)
  }

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
        {personal && <PersonalFields bind={bind} />}
        <div className={`buttons ${frame.actions}`}>
          <Button type="submit" disabled={sending}>
            {sending ? <Trans>Inscription en cours…</Trans> : <Trans>Terminer l’inscription</Trans>}
          </Button>
          {sending && <CancelButton onCancel={() => stop.current?.abort()} />}
          {aside}
        </div>
      </form>
      {outcome.is === 'done' && (
        <RegistrationDone onLeave={() => void navigate({ to: '/login', state: { registered: true } })} />
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
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Votre compte</Trans>
      </legend>
      <TextField {...bind('name')} autoComplete="name" />
      <TextField {...bind('email')} type="email" inputMode="email" autoComplete="email" />
      <PasswordField {...bind('password')} autoComplete="new-password" minLength={8} hint={t`Au moins 8 caractères.`} />
      <PasswordField
        {...bind('password_confirmation')}
        autoComplete="new-password"
        minLength={8}
        hint={t`Saisissez de nouveau le mot de passe.`}
      />
    </fieldset>
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
