import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './select-field.module.css'
import { descriptionProps, FieldFrame } from './text-field'

export interface Choice {
  value: string | number
  label: ReactNode
}

/** A labelled native select. `empty` is the label of no choice. */
export function SelectField({
  id,
  label,
  hint,
  error,
  empty,
  choices,
  ...control
}: Omit<ComponentProps<'select'>, 'id' | 'children'> & {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  empty: string
  choices: readonly Choice[]
}) {
  return (
    <FieldFrame name={id} label={label} hint={hint} error={error} required={control.required}>
      <span className={styles.box}>
        <select {...control} id={id} {...descriptionProps(id, hint, error)} className={`control ${styles.select}`}>
          <option value="">{empty}</option>
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <IconChevronDown aria-hidden className={styles.chevron} />
      </span>
    </FieldFrame>
  )
}
