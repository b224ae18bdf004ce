import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Field, HiddenField } from '@/admin/crud/definition/fields'
import type { Value } from '@/admin/crud/definition/values'
import { SelectField } from '@/ui/fields/select-field'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { FileControl } from './file-control'
import { NoticeText } from './notice-text'
import { RichTextField } from './rich-text-field'

const usualHints: Partial<Record<Field['kind'], MessageDescriptor>> = {
  image: msg`Une image, 10 Mo au plus.`,
  images: msg`Des images, 10 Mo au plus chacune.`,
  document: msg`pdf, doc ou docx, 10 Mo au plus.`,
}

/** The control of one field, with its label, its hint and what is wrong with it. */
export function FormField({
  id,
  field,
  required,
  value,
  existing,
  chooseAgain,
  fault,
  onChange,
}: {
  id: string
  field: Exclude<Field, HiddenField>
  required: boolean
  value: Value
  /** The addresses of the files the record has already. */
  existing?: string | readonly string[] | undefined
  /** The names of files that were chosen before the form was left. */
  chooseAgain?: readonly string[] | undefined
  fault?: MessageDescriptor | string | undefined
  onChange: (value: Value) => void
}) {
  const { t } = useLingui()
  const hint = field.hint ?? usualHints[field.kind]
  const frame = {
    id,
    label: t(field.label),
    hint: hint && t(hint),
    error: fault && <NoticeText text={fault} />,
    required,
  }
  const typed = {
    ...frame,
    value: typeof value === 'string' ? value : '',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  switch (field.kind) {
    case 'image':
    case 'images':
    case 'document':
      return (
        <FileControl
          {...frame}
          kind={field.kind}
          value={value}
          existing={existing}
          chooseAgain={chooseAgain}
          onChange={onChange}
        />
      )
    case 'html':
      return <RichTextField {...frame} value={typed.value} onChange={onChange} />
    case 'area':
      return <TextAreaField {...typed} rows={4} />
    case 'choice':
      return (
        <SelectField
          {...typed}
          empty={t`Choisir…`}
          choices={Object.entries(field.choices).map(([choice, label]) => ({ value: choice, label: t(label) }))}
        />
      )
    case 'number':
      return <TextField {...typed} inputMode="decimal" autoComplete="off" />
    default:
      return <TextField {...typed} type={field.kind} autoComplete="off" />
  }
}
