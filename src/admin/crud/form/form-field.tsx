import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { memo } from 'react'
import { shownValue } from '@/admin/crud/definition/columns'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { VisibleField } from '@/admin/crud/definition/fields'
import type { Row } from '@/admin/crud/definition/row'
import { isLeftOut, messageFor } from '@/admin/crud/record/prepare'
import { snapshotOf, type Value } from '@/admin/crud/record/values'
import { DateInput } from '@/admin/ui/date-input'
import { lazyPart } from '@/admin/ui/lazy-part'
import { todayInCameroon } from '@/contract/birthday'
import { imageTypes, isRecentDay } from '@/contract/form-fields'
import { longDate } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { isIsoDay } from '@/lib/iso-day'
import { FileField, type FileFieldProps } from './file-field'
import styles from './form-field.module.css'
import { RichTextField } from './rich-text-field'

/** 13 KiB, which few forms need. */
const NumberField = lazyPart(async () => (await import('@/admin/ui/number-field')).NumberField)

interface FieldControlProps extends Omit<FileFieldProps, 'kind' | 'types' | 'invalid' | 'label' | 'description'> {
  field: VisibleField
  /** Whether it is the first field, which has the focus when the form opens. */
  first: boolean
  /** Whether the published value stays, because this one is not sent. */
  isUnsent: boolean
}

interface FormFieldProps extends Omit<FieldControlProps, 'existing' | 'read' | 'isUnsent' | 'onChange' | 'onError'> {
  screen: ResourceDefinition
  name: string
  row: Row | undefined
  read: (name: string) => Value
  onChange: (name: string, value: Value) => void
  onError: (name: string, message: string) => void
}

/** One field of a form with its warnings. Renders only when its own value changes. */
export const FormField = memo(function FormField({
  screen,
  name,
  row,
  read,
  onChange,
  onError,
  ...control
}: FormFieldProps) {
  const locale = useLocale()
  const record = row ? snapshotOf(screen, row) : {}
  const published = record[name] ?? ''
  const isUnsent = published !== '' && isLeftOut(screen, name, control.value, record)
  // A long text is formatted only where it is shown: at each key that would take too long.
  const column = isUnsent ? screen.columns.find(({ id }) => id === name) : undefined
  const publishedText = (column && shownValue(column, published, locale)) || published
  return (
    <div className="stack gap-1">
      <FieldControl
        {...control}
        existing={row && screen.files(row)[name]}
        read={() => read(name)}
        onChange={(value) => onChange(name, value)}
        onError={(message) => onError(name, message)}
        isUnsent={isUnsent}
      />
      <p role="status" className={`note ${styles.notice}`}>
        {isUnsent && <Trans>N’est pas envoyé : la valeur publiée reste ({publishedText}).</Trans>}
      </p>
    </div>
  )
})

/** The hint of a document field. The form's help gives the rules for all files. */
const documentHint = msg`pdf, doc ou docx`

/** The control of one field, with its label, its hint and its error. */
function FieldControl({ id, field, first, required, isUnsent, value, error, onChange, ...files }: FieldControlProps) {
  const { t } = useLingui()
  const hint = field.hint ?? (field.kind === 'document' ? documentHint : undefined)
  const control = { id, label: t(field.label), description: hint && t(hint), error, required }
  const textControl = {
    ...control,
    value: typeof value === 'string' ? value : '',
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  switch (field.kind) {
    case 'image':
    case 'images':
    case 'document':
      return (
        <FileField
          {...control}
          {...files}
          kind={field.kind}
          types={field.types ?? imageTypes}
          invalid={messageFor(field, field.kind === 'document' ? 'document' : 'image')}
          value={value}
          onChange={onChange}
        />
      )
    case 'html':
      return <RichTextField {...control} takesFocus={first} value={textControl.value} onChange={onChange} />
    case 'area':
      return <Textarea {...textControl} rows={4} resize="vertical" />
    case 'choice':
      return (
        <NativeSelect
          {...textControl}
          data={[
            { value: '', label: t`Choisir…` },
            ...Object.entries(field.choices).map(([choice, label]) => ({ value: choice, label: t(label) })),
          ]}
        />
      )
    case 'custom':
      return <field.Control {...control} value={textControl.value} onChange={onChange} />
    case 'number':
      return <NumberField {...control} value={typeof value === 'object' ? null : value} onChange={onChange} />
    case 'date':
      return (
        <>
          <DateInput {...textControl} onChange={onChange} />
          <DateNotice day={textControl.value} isOptional={!required && !isUnsent} />
        </>
      )
    default:
      return <TextInput {...textControl} type={field.kind} autoComplete="off" />
  }
}

/** Warns that a record without a date is last in its list, and that one with a future date is published at once. */
function DateNotice({ day, isOptional }: { day: string; isOptional: boolean }) {
  const locale = useLocale()
  const date = isIsoDay(day) && isRecentDay(day) && day > todayInCameroon() ? longDate(day, locale) : ''
  return (
    <p role="status" className={`note ${styles.notice}`}>
      {day === '' && isOptional && <Trans>Sans date : classé en dernier</Trans>}
      {date !== '' && (
        <Trans>
          Paraîtra comme daté du {date}. La publication est immédiate : la fiche est visible dès l’enregistrement.
        </Trans>
      )}
    </p>
  )
}
