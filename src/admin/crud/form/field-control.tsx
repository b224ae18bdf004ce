import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { Field, VisibleField } from '@/admin/crud/definition/fields'
import type { Value } from '@/admin/crud/record/values'
import { todayInCameroon } from '@/contract/birthday'
import { imageTypes, optionalDate } from '@/contract/form-fields'
import { longDate } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import styles from './field-control.module.css'
import { FileField } from './file-field'
import { RichTextField } from './rich-text-field'

const usualHints: Partial<Record<Field['kind'], MessageDescriptor>> = {
  image: msg`Une image, 10 Mo au plus.`,
  images: msg`Des images, 10 Mo au plus chacune.`,
  document: msg`pdf, doc ou docx, 10 Mo au plus.`,
}

export interface FieldControlProps {
  id: string
  field: VisibleField
  /** The first field of a form has the focus when the form opens. */
  first: boolean
  required: boolean
  value: Value
  /** The addresses of the files the record has already. */
  existing?: string | readonly string[] | undefined
  /** The names of files that were chosen before the form was left. */
  chooseAgain?: readonly string[] | undefined
  error: ReactNode
  onChange: (value: Value) => void
  /** Something was chosen that is left out. */
  onError: (message: string) => void
}

/** The control of one field, with its label, its hint and its error. */
export function FieldControl({
  id,
  field,
  first,
  required,
  value,
  existing,
  chooseAgain,
  error,
  onChange,
  onError,
}: FieldControlProps) {
  const { t } = useLingui()
  const hint = field.hint ?? usualHints[field.kind]
  const wrapper = { id, label: t(field.label), description: hint && t(hint), error }
  const typed = {
    ...wrapper,
    required,
    value: typeof value === 'string' ? value : '',
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  switch (field.kind) {
    case 'image':
    case 'images':
    case 'document':
      return (
        <FileField
          {...wrapper}
          kind={field.kind}
          types={field.types ?? imageTypes}
          required={required}
          value={value}
          existing={existing}
          chooseAgain={chooseAgain}
          onChange={onChange}
          onError={onError}
        />
      )
    case 'html':
      return (
        <RichTextField {...wrapper} takesFocus={first} required={required} value={typed.value} onChange={onChange} />
      )
    case 'area':
      return <Textarea {...typed} rows={4} resize="vertical" />
    case 'choice':
      return (
        <NativeSelect
          {...typed}
          data={[
            { value: '', label: t`Choisir…` },
            ...Object.entries(field.choices).map(([choice, label]) => ({ value: choice, label: t(label) })),
          ]}
        />
      )
    case 'number':
      return <TextInput {...typed} inputMode="decimal" autoComplete="off" />
    case 'date':
      return (
        <>
          <TextInput {...typed} type="date" />
          <DateNotice day={typed.value} isOptional={!required} />
        </>
      )
    default:
      return <TextInput {...typed} type={field.kind} autoComplete="off" />
  }
}

/** A record without a date is last in its list; a date to come holds nothing back, for the provider publishes at once. */
function DateNotice({ day, isOptional }: { day: string; isOptional: boolean }) {
  const locale = useLocale()
  const date = v.is(optionalDate, day) && day > todayInCameroon() ? longDate(day, locale) : ''
  return (
    <p role="status" className={styles.notice}>
      {day === '' && isOptional && <Trans>Sans date : classé en dernier</Trans>}
      {date !== '' && (
        <Trans>
          Paraîtra comme daté du {date}. La publication est immédiate : la fiche est visible dès l’enregistrement.
        </Trans>
      )}
    </p>
  )
}
