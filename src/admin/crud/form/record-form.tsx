import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useHotkeys, useWindowEvent } from '@mantine/hooks'
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { VisibleField } from '@/admin/crud/definition/fields'
import { wordOf } from '@/admin/crud/definition/wording'
import { chosenValues } from '@/admin/crud/record/snapshot'
import { type Mode, requiredFields } from '@/admin/crud/record/values'
import { isOnTop } from '@/admin/ui/dialog'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { lazyPart } from '@/admin/ui/lazy-part'
import { ErrorSummary } from '@/ui/fields/error-summary'
import { FormAlerts } from './form-alerts'
import { FormBar, usePreview } from './form-bar'
import { FormField } from './form-field'
import { LeaveDialog } from './leave-dialog'
import styles from './record-form.module.css'
import { type RecordFormOptions, type RecordFormState, useRecordForm } from './use-record-form'

// Rare dialogs, each after an answer of the provider.
const ConflictDialog = lazyPart(async () => (await import('@/admin/crud/conflict/conflict-dialog')).ConflictDialog)
const GoneDialog = lazyPart(async () => (await import('@/admin/crud/conflict/conflict-dialog')).GoneDialog)

/** The form of one record. Ctrl+S (⌘S) saves; Escape asks before unsaved input is left. */
export function RecordForm({
  isAsking,
  onStay,
  onLeave,
  onClose,
  onCopy,
  onSaved,
  Preview,
  ...options
}: Omit<RecordFormOptions, 'onSaved'> & {
  /** Whether it is asked what becomes of the unsaved input. */
  isAsking: boolean
  onStay: () => void
  onLeave: () => void
  onClose: () => void
  onCopy: () => void
  Preview: Parameters<typeof usePreview>[0]
  /** Called after a save; with `addsAnother` a form for the next record follows. */
  onSaved: (addsAnother: boolean, ...saved: Parameters<RecordFormOptions['onSaved']>) => void
}) {
  const { t } = useLingui()
  const { screen, mode, row } = options
  const addsAnother = useRef(false)
  const state = useRecordForm({ ...options, onSaved: (...saved) => onSaved(addsAnother.current, ...saved) })
  const { form, sending, unsaved } = state
  const name = useId()
  const element = useRef<HTMLFormElement>(null)
  const preview = usePreview(Preview, { screen, mode, row, recordKey: options.recordKey, values: form.values })
  const fields: VisibleFields = Object.entries(screen.fields).flatMap(([key, field]) =>
    field.kind === 'hidden' ? [] : [{ key, field, id: `${name}${key}` }],
  )

  async function save(another = false) {
    addsAnother.current = another
    // A dialog about the last save is open.
    if (unsaved?.state === 'conflict' || unsaved?.state === 'gone') return
    const before = document.activeElement
    const button = element.current?.querySelector<HTMLElement>('[type="submit"]')
    // The fields are inert during the save, and an inert field loses the focus.
    button?.focus()
    await state.save()
    if (document.activeElement === button && before instanceof HTMLElement) before.focus()
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
            <p className="note">
              <Trans>Copie d’une fiche : rien n’est encore enregistré.</Trans>
            </p>
          )}
          <FormFields options={options} fields={fields} state={state} />
        </div>
        <FormActions screen={screen} mode={mode} state={state} onClose={onClose} onNext={() => void save(true)} />
        <FormQuestions screen={screen} state={state} />
      </form>
      <LeaveDialog asking={isAsking} draft={state.draft} onStay={onStay} onLeave={onLeave} />
      {preview.panel}
    </>
  )
}

/** The visible fields of a form, each with the id of its control. */
type VisibleFields = readonly { key: string; field: VisibleField; id: string }[]

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
    // Absent where the first field is a text editor, which takes the focus once it is loaded.
    const first = element.current?.querySelector<HTMLElement>(`[id="${id ?? ''}"]`)
    first?.focus()
  }
  const onOpened = useEffectEvent(focusFirst)
  useEffect(() => onOpened(), [])
  return focusFirst
}

/** The dialogs about a save that did not succeed. */
function FormQuestions({ screen, state }: { screen: ResourceDefinition; state: RecordFormState }) {
  const { unsaved } = state
  return (
    <>
      {unsaved?.state === 'conflict' && (
        <ConflictDialog
          screen={screen}
          current={unsaved.current}
          comparison={unsaved.comparison}
          onResolve={(choices) =>
            state.resolve(chosenValues(unsaved.current, unsaved.comparison, choices), unsaved.current)
          }
          onClose={state.dismiss}
        />
      )}
      {unsaved?.state === 'gone' && state.draft.isReady && (
        <GoneDialog onCreate={() => void state.save({ recreates: true })} onClose={state.dismiss} />
      )}
    </>
  )
}

/** The buttons of a form, the progress of its upload, and the reason why it cannot be saved. */
function FormActions({
  screen,
  mode,
  state: { sending, isPreparing, progress, stopping, cancelled, cancel },
  onClose,
  onNext,
}: {
  screen: ResourceDefinition
  mode: Mode
  state: RecordFormState
  onClose: () => void
  onNext: () => void
}) {
  const { t } = useLingui()
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <div className={`stack gap-2 ${styles.foot}`}>
      <div role="status" className={`note ${styles.state}`}>
        {isPreparing && <Trans>Préparation des fichiers…</Trans>}
        {stopping && <Trans>Envoi arrêté. Vérification de ce qui a été reçu…</Trans>}
        {cancelled && !sending && <Trans>Envoi annulé : rien n’a été enregistré.</Trans>}
      </div>
      {progress !== undefined && !stopping && (
        <div className={`small ${styles.upload}`}>
          <progress max={100} value={percent} aria-label={t`Envoi des fichiers`} />
          <span>{percent} %</span>
        </div>
      )}
      <div className={`buttons gap-2 ${styles.buttons}`}>
        <Button variant="default" onClick={sending ? cancel : onClose}>
          {sending ? <Trans>Annuler l’envoi</Trans> : <Trans>Annuler</Trans>}
        </Button>
        {mode === 'create' && !sending && (
          <FocusableButton variant="default" className={styles.next} onClick={onNext}>
            {wordOf(screen, 'next')}
          </FocusableButton>
        )}
        <FocusableButton type="submit" disabled={sending} title={t`Ctrl + S`}>
          {sending ? <Trans>Enregistrement…</Trans> : wordOf(screen, mode === 'edit' ? 'update' : 'create')}
        </FocusableButton>
      </div>
    </div>
  )
}
