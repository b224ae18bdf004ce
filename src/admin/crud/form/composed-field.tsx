import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect, type NativeSelectProps, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Composition, TextParts } from '@/admin/crud/definition/fields'

type SelectData = NonNullable<NativeSelectProps['data']>

/** A text that is chosen by its kind and its subject. */
export function ComposedField({
  composition: { kinds, subjects, read, write },
  value,
  onChange,
  ...kindField
}: {
  composition: Composition
  id: string
  label: string
  description: ReactNode
  error: ReactNode
  required: boolean
  value: string
  onChange: (value: string) => void
}) {
  const { t } = useLingui()
  // The text drops a space at the end of a subject, which is being typed.
  const [typed, setTyped] = useState({ text: value, parts: read(value) })
  const { kind, subject } = typed.text === value ? typed.parts : read(value)
  // A text that was written by hand may have a subject where none is asked for.
  const [isOdd] = useState(subject !== '' && !(kind in subjects))
  const field = subjects[kind] ?? (isOdd ? { label: msg`Précision` } : undefined)

  function change(parts: TextParts) {
    const text = write(parts, value)
    setTyped({ text, parts })
    onChange(text)
  }
  const subjectField = field && {
    label: t(field.label),
    description: field.hint && t(field.hint),
    value: subject,
    onChange: (event: { currentTarget: { value: string } }) => change({ kind, subject: event.currentTarget.value }),
  }
  const choices = field?.choices ?? []
  const isChoice = choices.some(({ options }) => options.some((option) => option.value === subject))
  return (
    <div className="stack">
      <NativeSelect
        {...kindField}
        value={kind}
        onChange={({ currentTarget: { value: next } }) =>
          change({ kind: next, subject: choices.length > 0 && subjects[next]?.choices === choices ? subject : '' })
        }
        data={[
          { value: '', label: t`Choisir…` },
          ...Object.entries(kinds).map(([choice, label]) => ({ value: choice, label: t(label) })),
        ]}
      />
      {subjectField && choices.length === 0 && (
        <TextInput {...subjectField} autoComplete="off" required={kind in subjects} />
      )}
      {subjectField && choices.length > 0 && (
        <NativeSelect
          {...subjectField}
          data={[
            ...(isChoice ? [] : [{ value: subject, label: t`${subject} (inconnu)` }]),
            ...choices.flatMap(({ group, options }): SelectData => {
              const items = options.map((option) => ({ value: option.value, label: t(option.label) }))
              return group ? [{ group: t(group), items }] : items
            }),
          ]}
        />
      )}
    </div>
  )
}
