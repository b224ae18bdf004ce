// Before the styles that refine it.
import '@/admin/ui/mantine.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useHotkeys, useWindowEvent } from '@mantine/hooks'
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import type { VisibleField } from '@/admin/crud/definition/fields'
import { chosenValues } from '@/admin/crud/record/snapshot'
import { requiredFields } from '@/admin/crud/record/values'
import { withTexts } from '@/admin/with-texts'
import { ErrorSummary } from '@/ui/fields/error-summary'
import { FormActions } from './form-actions'
import { FormAlerts } from './form-alerts'
import { FormBar } from './form-bar'
import { FormField } from './form-field'
import { usePreview } from './preview-button'
import styles from './record-form.module.css'
import { type RecordFormOptions, type RecordFormState, useRecordForm } from './use-record-form'
import { useReview } from './use-review'

// Rare questions, each after an answer of the provider.
const ConflictDialog = lazy(async () => ({
  default: (await withTexts(import('@/admin/crud/conflict/conflict-dialog'))).ConflictDialog,
}))
const GoneDialog = lazy(async () => ({ default: (await loadQuestions()).GoneDialog }))
const OtherUserDialog = lazy(async () => ({ default: (await loadQuestions()).OtherUserDialog }))
const loadQuestions = () => withTexts(import('@/admin/crud/conflict/questions'))

// Two screens have templates.
const TemplateField = lazy(async () => ({ default: (await withTexts(import('./template-field'))).TemplateField }))

/** The form of one record. Ctrl+S (⌘S) saves; Escape, like every other way out, asks when something was typed. */
export function RecordForm({
  onClose,
  onCopy,
  onSaved,
  ...options
}: Omit<RecordFormOptions, 'onSaved' | 'review'> & {
  onClose: () => void
  onCopy: () => void
  /** As that of the options; with `addsAnother` the next record is to be typed. */
  onSaved: (addsAnother: boolean, ...saved: Parameters<RecordFormOptions['onSaved']>) => void
}) {
  const { t } = useLingui()
  const { screen, mode, row } = options
  const addsAnother = useRef(false)
  const { review, question } = useReview(options)
  const state = useRecordForm({ ...options, review, onSaved: (...saved) => onSaved(addsAnother.current, ...saved) })
  const { form, sending, unsaved } = state
  const name = useId()
  const element = useRef<HTMLFormElement>(null)
  const preview = usePreview({ screen, mode, row, recordKey: options.recordKey, values: form.values })
  const fields: SeenFields = Object.entries(screen.fields).flatMap(([key, field]) =>
    field.kind === 'hidden' ? [] : [{ key, field, id: `${name}${key}` }],
  )

  async function save(another = false) {
    addsAnother.current = another
    // A question about the last try is open.
    if (unsaved?.state === 'conflict' || unsaved?.state === 'gone') return
    const before = document.activeElement
    const button = element.current?.querySelector<HTMLElement>('[type="submit"]')
    // The fields are inert while they are sent, which would cost the focus.
    button?.focus()
    await state.save()
    if (document.activeElement === button && before instanceof HTMLElement) before.focus()
  }
  useHotkeys([['mod+S', () => void save()]], [], true)
  useFocusInSight(element)
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
        {/* What is typed after it was sent would be lost with the form. */}
        <div className={styles.fields} inert={sending}>
          <FormAlerts screen={screen} state={state} onErased={focusFirst} />
          <ErrorSummary
            attempt={state.attempt}
            errors={fields.flatMap(({ key, field, id }) => {
              const error = form.errors[key]
              return error ? [{ field: id, label: t(field.label), message: error }] : []
            })}
          />
          <FormBar options={options} preview={preview.button} onCopy={onCopy} />
          {options.copied && (
            <p className={styles.language}>
              <Trans>Copie d’une fiche : rien n’est encore enregistré.</Trans>
            </p>
          )}
          {mode === 'create' && screen.templates && (
            <Suspense>
              <TemplateField templates={screen.templates} onChange={state.change} />
            </Suspense>
          )}
          <FormFields options={options} fields={fields} state={state} />
        </div>
        <FormActions screen={screen} mode={mode} state={state} onClose={onClose} onNext={() => void save(true)} />
        <FormQuestions screen={screen} state={state} />
        {question}
      </form>
      {preview.panel}
    </>
  )
}

/** The fields of a form that are seen, each with the id of its control. */
type SeenFields = readonly { key: string; field: VisibleField; id: string }[]

function FormFields({
  options: { screen, mode, row, recordKey },
  fields,
  state: { form, draft, initialValues, valueOf, change, refuse },
}: {
  options: Pick<RecordFormOptions, 'screen' | 'mode' | 'row' | 'recordKey'>
  fields: SeenFields
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
      chooseAgain={draft.chooseAgain[key]}
      error={form.errors[key]}
      valueOf={valueOf}
      onChange={change}
      onError={refuse}
      screen={screen}
      row={row}
      // What is typed anew has no English yet.
      record={mode === 'edit' ? recordKey : undefined}
      saved={initialValues[key]}
      isTyped={form.isDirty(key)}
    />
  ))
}

/** Focuses the first field of a form that opens, and gives what does so again. */
function useFocusAtFirst(element: RefObject<HTMLElement | null>, id: string | undefined) {
  const focusFirst = () => {
    // The text editor, where it comes first, takes the focus once it is loaded.
    const first = element.current?.querySelector<HTMLElement>(`[id="${id ?? ''}"]`)
    first?.focus()
    // A moment later the dialog's trap moves the focus to what is marked so.
    if (first) first.dataset['autofocus'] = ''
  }
  const onOpened = useEffectEvent(focusFirst)
  useEffect(() => onOpened(), [])
  return focusFirst
}

/** Brings a field into sight that the keyboard has reached. */
function useFocusInSight(element: RefObject<HTMLElement | null>) {
  useWindowEvent('keyup', ({ key, target }) => {
    // The browser leaves a large field that Tab has reached half under the buttons.
    if (key === 'Tab' && target instanceof Element && element.current?.contains(target))
      target.scrollIntoView({ block: 'nearest' })
  })
}

/** Asks what becomes of a try that was not saved. */
function FormQuestions({ screen, state }: { screen: Screen; state: RecordFormState }) {
  const { unsaved } = state
  return (
    <Suspense>
      {state.otherUser && (
        <OtherUserDialog
          user={state.otherUser}
          agree={() => void state.save({ agreed: state.otherUser })}
          refuse={state.refuseUser}
        />
      )}
      {unsaved?.state === 'conflict' && (
        <ConflictDialog
          screen={screen}
          versions={{ ...unsaved, opened: state.opened }}
          onResolve={(choices) =>
            state.resolve(chosenValues({ ...unsaved, opened: state.opened }, choices), unsaved.current)
          }
          onClose={state.dismiss}
        />
      )}
      {unsaved?.state === 'gone' && (
        <GoneDialog onCreate={() => void state.save({ anew: true })} onClose={state.dismiss} />
      )}
    </Suspense>
  )
}
