import { useLingui } from '@lingui/react/macro'
import { useHotkeys, useWindowEvent } from '@mantine/hooks'
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { VisibleField } from '@/admin/crud/definition/fields'
import { requiredFields } from '@/admin/crud/record/prepare'
import { chosenValues } from '@/admin/crud/record/snapshot'
import { editValues, type Values } from '@/admin/crud/record/values'
import { isOnTop } from '@/admin/ui/dialog'
import { lazyPart } from '@/admin/ui/lazy-part'
import { letGoOfUnsavedInput } from '@/auth/unsaved-input'
import { ErrorSummary } from '@/ui/fields/error-summary'
import { FormActions } from './form-actions'
import { DraftAlert, SaveAlert } from './form-alerts'
import { FormBar, usePreview } from './form-bar'
import { FormField } from './form-field'
import { LeaveDialog } from './leave-dialog'
import styles from './record-form.module.css'
import { type RecordFormOptions, type RecordFormState, useRecordForm } from './use-record-form'
import { isSaving } from './use-save'

// Rare dialogs, each after an answer of the provider.
const ConflictDialog = lazyPart(async () => (await import('@/admin/crud/conflict/conflict-dialog')).ConflictDialog)
const GoneDialog = lazyPart(async () => (await import('@/admin/crud/conflict/conflict-dialog')).GoneDialog)

interface RecordFormProps extends Omit<RecordFormOptions, 'onSaved'> {
  /** Whether it is asked what becomes of the unsaved input. */
  isAsking: boolean
  onStay: () => void
  onLeave: () => void
  onClose: () => void
  /** Called with the values of a new form: those of the saved record, or those typed where it exists no more. */
  onDuplicate: (values: Values) => void
  /** Called after a save; with `addsAnother` a form for the next record follows. */
  onSaved: (addsAnother: boolean, ...saved: Parameters<RecordFormOptions['onSaved']>) => void
}

/** The form of one record. Ctrl+S (⌘S) saves; Escape asks before unsaved input is left. */
export function RecordForm({ isAsking, onStay, onLeave, onClose, onDuplicate, onSaved, ...options }: RecordFormProps) {
  const { screen, mode, row } = options
  const addsAnother = useRef(false)
  const state = useRecordForm({ ...options, onSaved: (...saved) => onSaved(addsAnother.current, ...saved) })
  const { form, draft, saving } = state
  const element = useRef<HTMLFormElement>(null)
  const preview = usePreview({ screen, mode, row, values: form.values })
  const fields = useVisibleFields(screen)
  const submit = useSubmit(element, state)
  async function save(another = false) {
    addsAnother.current = another
    await submit()
  }
  const saveByKeys = () => {
    if (element.current && isOnTop(element.current)) void save()
  }
  useHotkeys([['mod+S', saveByKeys]], [], true)
  useWindowEvent('keydown', (event) => mode === 'create' && goOnByEnter(event, fields))
  const focusFirst = useFocusAtFirst(element, fields[0]?.id)

  return (
    <>
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {/* Text typed during the save would be lost. */}
        <div className={styles.fields} inert={isSaving(saving)}>
          <DraftAlert formDraft={options.draft} draft={draft} isEdited={row !== undefined} onStartOver={focusFirst} />
          <SaveAlert screen={screen} saving={saving} />
          <FormErrors fields={fields} state={state} />
          <FormBar
            options={options}
            preview={preview.button}
            onDuplicate={() => row && onDuplicate(editValues(screen, row))}
          />
          <FormFields options={options} fields={fields} state={state} />
        </div>
        <FormActions screen={screen} mode={mode} state={state} onClose={onClose} onNext={() => void save(true)} />
        <FormQuestions screen={screen} state={state} onDuplicate={onDuplicate} />
      </form>
      <LeaveDialog asking={isAsking} draft={draft} onStay={onStay} onLeave={onLeave} />
      {preview.panel}
    </>
  )
}

/** Returns a function that saves a form; the focus comes back to the field that had it. */
function useSubmit(element: RefObject<HTMLFormElement | null>, { saving, save }: RecordFormState) {
  return async () => {
    // A dialog about the last save is open.
    if (saving.state === 'conflict' || saving.state === 'gone') return
    const before = document.activeElement
    const button = element.current?.querySelector<HTMLElement>('[type="submit"]')
    // The fields are inert during the save, and an inert field loses the focus.
    button?.focus()
    await save()
    if (document.activeElement === button && before instanceof HTMLElement) before.focus()
  }
}

/** The visible fields of a form, each with the id of its control. */
type VisibleFields = readonly { key: string; field: VisibleField; id: string }[]

function useVisibleFields(screen: ResourceDefinition): VisibleFields {
  const form = useId()
  return Object.entries(screen.fields).flatMap(([key, field]) =>
    field.kind === 'hidden' ? [] : [{ key, field, id: `${form}${key}` }],
  )
}

/** The errors of a refused save, each with a link to its field. */
function FormErrors({ fields, state: { form, saving, attempt } }: { fields: VisibleFields; state: RecordFormState }) {
  const { t } = useLingui()
  return (
    <ErrorSummary
      // Nothing in an inert part can take the focus.
      attempt={isSaving(saving) ? 0 : attempt}
      errors={fields.flatMap(({ key, field, id }) => {
        const error = form.errors[key]
        return error ? [{ field: id, label: t(field.label), message: error }] : []
      })}
    />
  )
}

function FormFields({
  options: { screen, mode, row },
  fields,
  state: { form, draft, fileWork, read, change, refuse },
}: {
  options: Pick<RecordFormOptions, 'screen' | 'mode' | 'row'>
  fields: VisibleFields
  state: RecordFormState
}) {
  const required = requiredFields(screen, mode)
  return fields.map(({ key, field, id }, index) => (
    <FormField
      key={key}
      id={id}
      name={key}
      field={field}
      first={index === 0}
      required={required.has(key)}
      value={form.values[key] ?? ''}
      read={read}
      work={fileWork}
      chooseAgain={draft.chooseAgain[key]}
      error={form.errors[key]}
      onChange={change}
      onError={refuse}
      screen={screen}
      row={row}
    />
  ))
}

/**
 * Enter in a one-line field goes to the next one, and from the last one to the button: a new record is public once it is
 * saved. The only field of a form is complete.
 */
function goOnByEnter(event: KeyboardEvent, fields: VisibleFields) {
  const { key, target } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || fields.length < 2) return
  const index = fields.findIndex(({ id }) => id === target.id)
  if (index < 0) return
  event.preventDefault()
  const next = fields[index + 1]?.id
  target.form?.querySelector<HTMLElement>(next ? `[id="${next}"]` : '[type="submit"]')?.focus()
}

/** Focuses the first field when the form opens. Returns a function that focuses it again. */
function useFocusAtFirst(element: RefObject<HTMLElement | null>, id: string | undefined) {
  const focusFirst = () => {
    // A text editor, which takes the focus itself once it is loaded, has no control yet.
    const first = element.current?.querySelector<HTMLElement>(`[id="${id ?? ''}"]`)
    first?.focus()
  }
  const onOpened = useEffectEvent(focusFirst)
  useEffect(() => onOpened(), [])
  return focusFirst
}

/** The dialogs about a save that did not succeed. */
function FormQuestions({
  screen,
  state: { form, draft, saving, resolve, dismiss },
  onDuplicate,
}: {
  screen: ResourceDefinition
  state: RecordFormState
  onDuplicate: (values: Values) => void
}) {
  if (saving.state === 'conflict')
    return (
      <ConflictDialog
        screen={screen}
        current={saving.current}
        comparison={saving.comparison}
        onResolve={(choices) =>
          resolve(chosenValues(screen, form.getValues(), saving.current, saving.comparison, choices), saving.current)
        }
        onClose={dismiss}
      />
    )
  if (saving.state !== 'gone') return null
  return (
    <GoneDialog
      onCreate={() => {
        draft.erase()
        letGoOfUnsavedInput()
        onDuplicate(form.getValues())
      }}
      onClose={dismiss}
    />
  )
}
