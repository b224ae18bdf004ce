import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { login } from '@/api/accounts'
import { ApiError, firstMessages } from '@/api/errors'
import { useRememberSession } from '@/auth/use-remember-session'
import { credentials, type User } from '@/contract/accounts'
import { Button } from '@/ui/button/button'
import { CancelButton } from '@/ui/button/cancel-button'
import { PasswordField } from '@/ui/fields/password-field'
import { TextField } from '@/ui/fields/text-field'
import { useCheckedForm } from '@/ui/fields/use-checked-form'
import styles from './sign-in-form.module.css'

const missing = { email: msg`Indiquez votre adresse électronique.`, password: msg`Indiquez votre mot de passe.` }

interface SignInProps {
  onSending?: (sending: boolean) => void
  onSignedIn: (user: User) => void
}

/** The sign-in form of visitors and administrators. A refusal is shown in it. */
export function SignInForm(props: SignInProps) {
  const { t } = useLingui()
  const { form, errors, sending, failure, clearFailure, cancel } = useSignIn(props)
  return (
    <form
      {...form}
      className={`stack ${styles.form}`}
      onSubmit={(event) => {
        clearFailure()
        void form.onSubmit(event)
      }}
    >
      <div role="alert">{failure && <p className={`panel strong ${styles.failure}`}>{failure}</p>}</div>
      <TextField
        id="email"
        name="email"
        type="email"
        label={t`Adresse électronique`}
        error={errors.email}
        autoComplete="username"
        required
      />
      <PasswordField
        id="password"
        name="password"
        label={t`Mot de passe`}
        error={errors.password}
        autoComplete="current-password"
        required
      />
      <div className={`buttons ${styles.actions}`}>
        <Button type="submit" disabled={sending}>
          {sending ? <Trans>Connexion en cours...</Trans> : <Trans>Se connecter</Trans>}
        </Button>
        {sending && <CancelButton onCancel={cancel} />}
      </div>
    </form>
  )
}

/** The state of the sign-in form; `failure` is the text of the last one, '' for none. */
function useSignIn({ onSending, onSignedIn }: SignInProps) {
  const failureOf = useFailureText()
  const remember = useRememberSession()
  const stop = useRef<AbortController>(undefined)
  const [failure, setFailure] = useState('')
  const checked = useCheckedForm({
    schema: credentials,
    missing,
    focusesFields: true,
    async send(values) {
      const { signal } = (stop.current = new AbortController())
      onSending?.(true)
      try {
        onSignedIn(remember(await login(values, { signal })))
      } catch (error) {
        onSending?.(false)
        if (signal.aborted) return
        setFailure(failureOf(error))
        checked.refuse(firstMessages(error))
        checked.form.ref.current?.querySelector<HTMLElement>('[name="password"]')?.focus()
      }
    },
  })

  return { ...checked, failure, clearFailure: () => setFailure(''), cancel: () => stop.current?.abort() }
}

function useFailureText() {
  const { t } = useLingui()
  return (error: unknown) => {
    if (error instanceof ApiError && error.message !== '') return error.message
    if (error instanceof ApiError && error.loss === 'timeout')
      return t`Pas de réponse en 30 s : vous n’êtes pas connecté. Vérifiez votre réseau, puis réessayez.`
    const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
    return isRefusal
      ? t`Identifiants incorrects`
      : t`La connexion n’a pas abouti. Vérifiez votre réseau, puis réessayez.`
  }
}
