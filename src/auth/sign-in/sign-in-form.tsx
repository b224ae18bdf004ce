import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { ApiError, firstMessages } from '@/api/errors'
import { useSignIn } from '@/auth/use-sign-in'
import { credentials, type User } from '@/contract/accounts'
import { Button } from '@/ui/button/button'
import { CancelButton } from '@/ui/button/cancel-button'
import { PasswordField } from '@/ui/fields/password-field'
import { TextField } from '@/ui/fields/text-field'
import styles from './sign-in-form.module.css'

type Errors = Readonly<Record<string, string>>

/** The sign-in form of visitors and administrators. A refusal is shown in it. */
export function SignInForm({
  onSending,
  onSignedIn,
}: {
  onSending?: (sending: boolean) => void
  onSignedIn: (user: User) => void
}) {
  const { t } = useLingui()
  const signIn = useSignIn()
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const stop = useRef<AbortController>(undefined)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const [errors, setErrors] = useState<Errors>({})

  const field = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const valueOf = (name: string) => field(name)?.value ?? ''

  function refuse(found: Errors) {
    setErrors(found)
    field(found['email'] ? 'email' : 'password')?.focus()
  }

  function check() {
    const result = v.safeParse(credentials, { email: valueOf('email'), password: valueOf('password') })
    if (result.success) return result.output
    const { email, password } = v.flatten<typeof credentials>(result.issues).nested ?? {}
    const invalid = t`Entrez une adresse électronique valide, par exemple nom@exemple.cm.`
    refuse({
      ...(email && { email: email.includes('required') ? t`Indiquez votre adresse électronique.` : invalid }),
      ...(password && { password: t`Indiquez votre mot de passe.` }),
    })
    return undefined
  }

  function progress(now: boolean) {
    busy.current = now
    setSending(now)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    // The second press of a double click arrives before the button is disabled.
    if (busy.current) return
    setFailure('')
    const checked = check()
    if (checked === undefined) return
    setErrors({})
    const { signal } = (stop.current = new AbortController())
    progress(true)
    onSending?.(true)
    try {
      onSignedIn(await signIn(checked, signal))
    } catch (error) {
      onSending?.(false)
      if (signal.aborted) return
      setFailure(messageOf(error))
      refuse(firstMessages(error))
    } finally {
      progress(false)
    }
  }

  function messageOf(error: unknown) {
    if (error instanceof ApiError && error.message !== '') return error.message
    if (error instanceof ApiError && error.loss === 'timeout')
      return t`Pas de réponse en 30 s : vous n’êtes pas connecté. Vérifiez votre réseau, puis réessayez.`
    const refusal = error instanceof ApiError && error.status >= 400 && error.status < 500
    return refusal ? t`Identifiants incorrects` : t`La connexion n’a pas abouti. Vérifiez votre réseau, puis réessayez.`
  }

  const changed = (name: string) => () => setErrors(({ [name]: _gone, ...others }) => others)

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      <TextField
        id="email"
        name="email"
        type="email"
        label={t`Adresse électronique`}
        error={errors['email']}
        onChange={changed('email')}
        autoComplete="username"
        required
      />
      <PasswordField
        id="password"
        name="password"
        label={t`Mot de passe`}
        error={errors['password']}
        onChange={changed('password')}
        autoComplete="current-password"
        required
      />
      <div className={`buttons ${styles.actions}`}>
        <Button type="submit" disabled={sending}>
          {sending ? <Trans>Connexion en cours...</Trans> : <Trans>Se connecter</Trans>}
        </Button>
        {sending && <CancelButton onCancel={() => stop.current?.abort()} />}
      </div>
    </form>
  )
}
