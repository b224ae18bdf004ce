import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { shownValue } from '@/admin/crud/definition/columns'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Field, VisibleField } from '@/admin/crud/definition/fields'
import { keyOf, targetOf } from '@/admin/crud/definition/identity'
import { blankValues, validatorOf } from '@/admin/crud/record/values'
import { PlanList, PlanNote } from '@/admin/crud/run/plan'
import styles from '@/admin/crud/run/run.module.css'
import type { SelectedItem } from '@/admin/crud/run/write-item'
import { DateInput } from '@/admin/ui/date-input'
import { Dialog, DialogActions, DialogBody } from '@/admin/ui/dialog'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { useLocale } from '@/i18n/use-locale'
import { isoDayOf } from '@/lib/iso-day'
import { useConnection } from '@/pwa/network/connection'

/** Sets one field of every selected row to one value, with a preview of the changes. */
export function SetPlan({
  screen,
  rows,
  fields,
  onConfirm,
  onClose,
}: {
  screen: ResourceDefinition
  rows: readonly object[]
  fields: readonly (readonly [string, Field])[]
  /** Called with the rows that differ, the field and its new value. */
  onConfirm: (items: readonly SelectedItem[], field: string, value: string) => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const offline = useConnection() === 'offline'
  const [name, setName] = useState(fields[0]?.[0] ?? '')
  const [value, setValue] = useState('')
  const field = screen.fields[name]
  if (field === undefined || field.kind === 'hidden') return null
  const column = screen.columns.find(({ id }) => id === name)
  const current = (row: object) => {
    const text = screen.edit(row)[name]
    if (typeof text !== 'string') return ''
    return field.kind === 'date' ? isoDayOf(text) : text
  }
  const changed = rows.filter((row) => current(row) !== value)
  const error = value === '' ? undefined : validatorOf(screen, 'edit')({ ...blankValues(screen), [name]: value })[name]
  const same = rows.length - changed.length
  const shown = (text: string) => (column && shownValue(column, text, locale)) || text || '—'
  const confirm = () =>
    onConfirm(
      changed.map((row) => ({
        ...targetOf(screen, row),
        name: screen.nameOf(row),
        opened: { [name]: current(row) },
      })),
      name,
      value,
    )
  return (
    <Dialog title={<Trans>Modifier un champ</Trans>} onClose={onClose}>
      <DialogBody>
        <div className={`stack gap-3 ${styles.fields}`}>
          {fields.length > 1 && (
            <NativeSelect
              label={t`Champ`}
              value={name}
              onChange={(event) => {
                setName(event.currentTarget.value)
                setValue('')
              }}
              data={fields.map(([id, one]) => ({ value: id, label: 'label' in one ? t(one.label) : id }))}
            />
          )}
          <NewValue field={field} value={value} error={error} onChange={setValue} />
        </div>
        <PlanNote />
        {value !== '' && error === undefined && (
          <>
            <p role="status">
              <Plural value={changed.length} one="# fiche sera modifiée." other="# fiches seront modifiées." />{' '}
              {same > 0 && (
                <Plural value={same} one="# fiche a déjà cette valeur." other="# fiches ont déjà cette valeur." />
              )}
            </p>
            <PlanList
              items={changed}
              lineOf={(row) => {
                const before = shown(current(row))
                return [keyOf(screen, row), `${screen.nameOf(row)} : ${before} → ${shown(value)}`]
              }}
            />
          </>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <FocusableButton
            disabled={offline || value === '' || error !== undefined || changed.length === 0}
            onClick={confirm}
          >
            <Plural value={changed.length} one="Modifier # fiche" other="Modifier # fiches" />
          </FocusableButton>
        </DialogActions>
      </DialogBody>
    </Dialog>
  )
}

/** The input for the new value, a choice or a date. */
function NewValue({
  field,
  value,
  error,
  onChange,
}: {
  field: VisibleField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const { t } = useLingui()
  const props = { label: t(field.label), value, error }
  if (field.kind !== 'choice') return <DateInput {...props} onChange={onChange} />
  const choices = Object.entries(field.choices).map(([choice, label]) => ({ value: choice, label: t(label) }))
  return (
    <NativeSelect
      {...props}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[{ value: '', label: '—' }, ...choices]}
    />
  )
}
