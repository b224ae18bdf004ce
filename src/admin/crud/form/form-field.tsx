import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { isTranslated } from '@/admin/crud/definition/fields'
import { FieldControl, type FieldControlProps } from './field-control'
import styles from './form-field.module.css'
import { ReaderText, type ReaderTextProps } from './reader-text'
import type { Value } from './values'

type FormFieldProps = Omit<FieldControlProps, 'existing' | 'onChange'> &
  Omit<ReaderTextProps, 'label' | 'record'> & {
    /** The record as the list has it. */
    row: object | undefined
    /** The key of the record that is edited; none while one is made. */
    record: ReaderTextProps['record'] | undefined
    onChange: (name: string, value: Value) => void
  }

/** One field of a form and, where readers get a translation of it, what they get. Drawn anew with its own value only. */
export const FormField = memo(function FormField({
  screen,
  name,
  row,
  record,
  saved,
  isTyped,
  onChange,
  ...control
}: FormFieldProps) {
  const { t } = useLingui()
  const { field } = control
  return (
    <div className={styles.field}>
      <FieldControl
        {...control}
        existing={row && screen.files(row)[name]}
        onChange={(value) => onChange(name, value)}
      />
      {record !== undefined && !screen.untranslated && isTranslated(field) && (
        <ReaderText {...{ screen, name, record, saved, isTyped }} label={t(field.label)} />
      )}
    </div>
  )
})
