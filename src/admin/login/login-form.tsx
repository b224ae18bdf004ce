import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { ApiError } from '@/api/errors'
import { useSignIn } from '@/auth/use-sign-in'
import { credentials, type User } from '@/contract/accounts'
import { Button } from '@/ui/button/button'
import { PasswordField } from '@/ui/fields/password-field'
import { TextField } from '@/ui/fields/text-field'
import styles from './login-page.module.css'

/** E-mail and password of an administrator; a refusal is said here and leads nowhere. */
export function LoginForm({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const { t } = useLingui()
  const signIn = useSignIn()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const [faults, setFaults] = useState<{ email?: string; password?: string }>({})

  async function send() {
    const checked = v.safeParse(credentials, { email: typed('email'), password: typed('password') })
    const wrong = checked.success ? undefined : v.flatten<typeof credentials>(checked.issues).nested
    setFailure('')
    setFaults({
      ...(wrong?.email && {
        email:
          typed('email').trim() === ''
            ? t`Indiquez votre adresse électronique.`
            : t`Entrez une adresse électronique valide, par exemple nom@exemple.cm.`,
      }),
      ...(wrong?.password && { password: t`Indiquez votre mot de passe.` }),
    })
    if (!checked.success) return input(wrong?.email ? 'email' : 'password')?.focus()
    setSending(true)
    try {
      onSignedIn(await signIn(checked.output))
    } catch (error) {
      setFailure(reasonOf(error))
      input('password')?.focus()
    } finally {
      setSending(false)
    }
  }

  function reasonOf(error: unknown) {
    if (error instanceof ApiError && error.message !== '') return error.message
    const silent = error instanceof ApiError && (error.status === 0 || error.status >= 500)
    return silent ? t`La connexion n’a pas abouti. Vérifiez votre réseau, puis réessayez.` : t`Identifiants incorrects`
  }

  const input = (name: 'email' | 'password') => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const typed = (name: 'email' | 'password') => input(name)?.value ?? ''

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending) void send()
      }}
    >
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      <TextField
        id={`${id}email`}
        name="email"
        type="email"
        label={t`Adresse électronique`}
        error={faults.email}
        autoComplete="username"
        required
      />
      <PasswordField
        id={`${id}password`}
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
