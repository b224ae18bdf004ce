import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ApiError, firstMessages } from '@/api/errors'
import { useSignIn } from '@/auth/use-sign-in'
import { credentials, type User } from '@/contract/accounts'
import { useCheckedForm } from '@/site/forms/use-checked-form'
import { Button } from '@/ui/button/button'
import { PasswordField } from '@/ui/fields/password-field'
import { TextField } from '@/ui/fields/text-field'
import { notify } from '@/ui/toast/toasts'
import styles from './sign-in-form.module.css'

const missing = { email: msg`Indiquez votre adresse électronique.`, password: msg`Indiquez votre mot de passe.` }

/** E-mail and password; a refusal is said here and leads nowhere. */
export function SignInForm({
  onSending,
  onSignedIn,
}: {
  onSending: (sending: boolean) => void
  onSignedIn: (user: User) => void
}) {
  const { t } = useLingui()
  const signIn = useSignIn()
  const [failure, setFailure] = useState('')
  const { form, faults, attempt, sending, refuse } = useCheckedForm({
    schema: credentials,
    missing,
    async send(values) {
      setFailure('')
      onSending(true)
      try {
        onSignedIn(await signIn(values))
        notify('success', t`Connexion réussie !`)
      } catch (error) {
        onSending(false)
        setFailure(reasonOf(error))
        refuse(firstMessages(error))
      }
    },
  })

  useEffect(() => {
    if (attempt > 0) form.ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt, form.ref])

  function reasonOf(error: unknown) {
    if (error instanceof ApiError && error.message !== '') return error.message
    const refusal = error instanceof ApiError && error.status >= 400 && error.status < 500
    return refusal ? t`Identifiants incorrects` : t`La connexion n’a pas abouti. Vérifiez votre réseau, puis réessayez.`
  }

  return (
    <form {...form} className={styles.form}>
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      <TextField
        id="email"
        name="email"
        type="email"
        label={t`Adresse électronique`}
        error={faults.email}
        autoComplete="username"
        required
      />
      <PasswordField
        id="password"
        name="password"
        label={t`Mot de passe`}
        error={faults.password}
        autoComplete="current-password"
        required
      />
      <Button type="submit" disabled={sending}>
        {sending ? <Trans>Connexion en cours...</Trans> : <Trans>Se connecter</Trans>}
      </Button>
    </form>
  )
}
