import { useLingui } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import styles from './password-field.module.css'
import { TextField } from './text-field'

/** A password field with a visibility toggle. It is hidden again on submission, so that password managers offer to save it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing' | 'ref'>) {
  const { t } = useLingui()
  const [isVisible, setVisible] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const form = input.current?.form
    const hide = () => setVisible(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  const Icon = isVisible ? IconEyeOff : IconEye
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      ref={input}
      type={isVisible ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className={styles.toggle}
          aria-label={isVisible ? t`Masquer le mot de passe` : t`Afficher le mot de passe`}
          aria-controls={props.id}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon aria-hidden />
        </button>
      }
    />
  )
}
