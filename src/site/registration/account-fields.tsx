import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordField } from '@/ui/fields/password-field'
import { TextField } from '@/ui/fields/text-field'
import type { Bind } from './labels'
import styles from './registration-form.module.css'

export function AccountFields({ bind }: { bind: Bind }) {
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
