import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './text-field.module.css'

type Control = Omit<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>

/** A labelled input with hint and error. `trailing` is placed inside the box, at its end. */
export function TextField({
  label,
  hint,
  error,
  trailing,
  id,
  ...control
}: Control & { label: ReactNode; hint?: ReactNode; error?: ReactNode; trailing?: ReactNode; id?: string }) {
  const made = useId()
  const name = id ?? made
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error} required={control.required}>
      <span className={styles.box}>
        <input {...control} id={name} {...descriptionProps(name, hint, error)} className="control" />
        {trailing}
      </span>
    </FieldFrame>
  )
}

/** The label, hint and error of any control. */
export function FieldFrame({
  name,
  label,
  hint,
  error,
  required,
  children,
}: {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <div className={styles.field}>
      <label htmlFor={name} className="small strong">
        {label}
        {required && (
          <span className={styles.mark} title={t`obligatoire`} aria-hidden>
            {' '}
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="note">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The ARIA attributes that connect a control with its hint and error. */
export function descriptionProps(name: string, hint: ReactNode, error: ReactNode) {
  const ids = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}
