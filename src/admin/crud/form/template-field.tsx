import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { Templates } from '@/admin/crud/definition/definition'

/** Fills the fields of a new record from a template. */
export function TemplateField({
  templates: { label, hint, choices },
  onChange,
}: {
  templates: Templates
  onChange: (name: string, value: string) => void
}) {
  const { t } = useLingui()
  return (
    <NativeSelect
      label={t(label)}
      description={t(hint)}
      data={[{ value: '', label: '—' }, ...choices.map((choice, n) => ({ value: String(n), label: t(choice.label) }))]}
      onChange={({ currentTarget }) => {
        const chosen = choices[currentTarget.value === '' ? -1 : Number(currentTarget.value)]
        for (const [name, value] of Object.entries(chosen?.values ?? {})) onChange(name, value ?? '')
      }}
    />
  )
}
