import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ControlProps } from '@/admin/crud/definition/fields'
import { writeBlockTitle } from '@/contract/blocks'
import type { BlockKind } from '@/contract/rows/block-titles'
import { hasCase, kinds, type SubjectGroup, topicOf } from './topics'

/** The title of a block, chosen by its kind and its subject: a case, or the name of a place. */
export function TitleField({
  groups,
  value,
  onChange,
  ...kindField
}: ControlProps & {
  groups: readonly SubjectGroup[]
}) {
  const { t } = useLingui()
  const read = () => {
    const { kind = '', key = '' } = topicOf(value, groups) ?? {}
    return { text: value, kind, key }
  }
  // A title drops the space at the end of a name, which is being typed.
  const [input, setInput] = useState(read)
  const { kind, key } = input.text === value ? input : read()
  // A title that was written by hand may have a name where none is asked for.
  const [isOdd] = useState(key !== '' && kind !== 'place' && !hasCase(kind))

  function change(next: string, name: string) {
    const isEnglish = topicOf(value, groups)?.isEnglish ?? false
    // One of the names of `kinds`, or '' for none.
    const text = next === '' ? '' : writeBlockTitle({ kind: next as BlockKind, key: name, isEnglish })
    setInput({ text, kind: next, key: name })
    onChange(text)
  }
  const changeKey = (event: { currentTarget: { value: string } }) => change(kind, event.currentTarget.value)
  return (
    <div className="stack">
      <NativeSelect
        {...kindField}
        value={kind}
        onChange={({ currentTarget: { value: next } }) => change(next, hasCase(kind) && hasCase(next) ? key : '')}
        data={[
          { value: '', label: t`Choisir…` },
          ...Object.entries(kinds).map(([name, label]) => ({ value: name, label: t(label) })),
        ]}
      />
      {hasCase(kind) && <CaseSelect groups={groups} value={key} onChange={changeKey} />}
      {(kind === 'place' || (isOdd && !hasCase(kind))) && (
        <TextInput
          label={kind === 'place' ? t`Nom du lieu` : t`Précision`}
          description={kind === 'place' && t`« Siège » pour le siège : il paraît aussi au pied de chaque page.`}
          value={key}
          onChange={changeKey}
          autoComplete="off"
          required={kind === 'place'}
        />
      )}
    </div>
  )
}

/** The families and cases that a block can be about; a name that is none of them is offered too. */
function CaseSelect({
  groups,
  value: key,
  onChange,
}: {
  groups: readonly SubjectGroup[]
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
}) {
  const { t } = useLingui()
  const option = (name: string, label: MessageDescriptor) => ({ value: name, label: t(label) })
  const isKnown = key === '' || groups.some((group) => [group, ...group.cases].some((one) => one.key === key))
  const families = groups.map((group) => {
    const family = t(group.label)
    const whole = { value: group.key, label: t`${family} (toute la famille)` }
    return { group: family, items: [whole, ...group.cases.map((one) => option(one.key, one.label))] }
  })
  return (
    <NativeSelect
      label={t`Cas`}
      value={key}
      onChange={onChange}
      data={[
        ...(isKnown ? [] : [{ value: key, label: t`${key} (inconnu)` }]),
        option('', msg`Tous les cas`),
        ...families,
      ]}
    />
  )
}
