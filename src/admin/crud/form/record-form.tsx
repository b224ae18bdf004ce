// Before the styles that refine it.
import '@/admin/ui/mantine.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useHotkeys, useWindowEvent } from '@mantine/hooks'
import { IconCopy, IconEye } from '@tabler/icons-react'
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { chosenValues } from '@/admin/crud/record/snapshot'
import { type Mode, requiredFields } from '@/admin/crud/record/values'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { withTexts } from '@/admin/with-texts'
import { useConnection } from '@/pwa/network/connection'
import { ErrorSummary } from '@/ui/fields/error-summary'
import { FormAlerts } from './form-alerts'
import { FormField } from './form-field'
import { usePreview } from './preview-button'
import styles from './record-form.module.css'
import { type RecordFormOptions, type RecordFormState, useRecordForm } from './use-record-form'

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
}: Omit<RecordFormOptions, 'onSaved'> & {
  onClose: () => void
  onCopy: () => void
  /** As that of the options; with `addsAnother` the next record is to be typed. */
  onSaved: (addsAnother: boolean, ...saved: Parameters<RecordFormOptions['onSaved']>) => void
}) {
  const { t } = useLingui()
  const { screen, mode, row } = options
  const addsAnother = useRef(false)
  const state = useRecordForm({ ...options, onSaved: (...saved) => onSaved(addsAnother.current, ...saved) })
  const { form, draft, sending, unsaved } = state
  const name = useId()
  const element = useRef<HTMLFormElement>(null)
  const required = requiredFields(screen, mode)
  const preview = usePreview({ screen, mode, row, recordKey: options.recordKey, values: form.values })
  const fields = Object.entries(screen.fields).flatMap(([key, field]) =>
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

  const focusFirst = () => {
    // The text editor, where it comes first, takes the focus once it is loaded.
    const first = element.current?.querySelector<HTMLElement>(`[id="${fields[0]?.id ?? ''}"]`)
    first?.focus()
    // A moment later the dialog's trap moves the focus to what is marked so.
    if (first) first.dataset['autofocus'] = ''
  }
  const onOpened = useEffectEvent(focusFirst)
  useEffect(() => onOpened(), [])

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
          <div className={styles.ways}>
            {mode === 'edit' && (
              <RecordWays screen={screen} record={options.recordKey ?? ''} row={row} onCopy={onCopy} />
            )}
            {preview.button}
          </div>
          {options.copied && (
            <p className={styles.language}>
              <Trans>Copie d’une fiche : rien n’est encore enregistré.</Trans>
            </p>
          )}
          {!screen.untranslated && <TranslationNote mode={mode} />}
          {mode === 'create' && screen.templates && (
            <Suspense>
              <TemplateField templates={screen.templates} onChange={state.change} />
            </Suspense>
          )}
          {fields.map(({ key, field, id }, index) => (
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
              valueOf={state.valueOf}
              onChange={state.change}
              onError={state.refuse}
              screen={screen}
              row={row}
              // What is typed anew has no English yet.
              record={mode === 'edit' ? options.recordKey : undefined}
              saved={state.initialValues[key]}
              isTyped={form.isDirty(key)}
            />
          ))}
        </div>
        <FormActions screen={screen} mode={mode} state={state} onClose={onClose} onNext={() => void save(true)} />
        <FormQuestions screen={screen} state={state} />
      </form>
      {preview.panel}
    </>
  )
}

/** Brings a field into sight that the keyboard has reached. */
function useFocusInSight(element: RefObject<HTMLElement | null>) {
  useWindowEvent('keyup', ({ key, target }) => {
    // The browser leaves a large field that Tab has reached half under the buttons.
    if (key === 'Tab' && target instanceof Element && element.current?.contains(target))
      target.scrollIntoView({ block: 'nearest' })
  })
}

function TranslationNote({ mode }: { mode: Mode }) {
  return (
    <p className={styles.language}>
      {mode === 'edit' ? (
        <Trans>Vous modifiez le texte français ; il est traduit automatiquement.</Trans>
      ) : (
        <Trans>Vous saisissez le texte français ; il est traduit automatiquement.</Trans>
      )}
    </p>
  )
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

/** Where the record is shown, and another one like it. */
function RecordWays({
  screen,
  record,
  row,
  onCopy,
}: {
  screen: Screen
  record: number | string
  row: object | undefined
  onCopy: () => void
}) {
  const { t } = useLingui()
  const page = row && screen.publicPage?.(record, row)
  return (
    <>
      {page && (
        <Button
          component="a"
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          variant="subtle"
          leftSection={<IconEye aria-hidden />}
          aria-label={t`Voir sur le site (nouvel onglet)`}
        >
          <Trans>Voir sur le site</Trans>
        </Button>
      )}
      <Button variant="subtle" leftSection={<IconCopy aria-hidden />} onClick={onCopy}>
        <Trans>Dupliquer</Trans>
      </Button>
    </>
  )
}

/** The buttons of a form, how far its upload has got, and why it cannot be saved when it cannot. */
function FormActions({
  screen,
  mode,
  state: { sending, progress, stopping, cancelled, cancel },
  onClose,
  onNext,
}: {
  screen: Screen
  mode: Mode
  state: RecordFormState
  onClose: () => void
  onNext: () => void
}) {
  const { t } = useLingui()
  const offline = useConnection() === 'offline'
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <div className={styles.foot}>
      <div role="status" className={styles.state}>
        {offline && (
          <Trans>Hors ligne : l’enregistrement sera possible au retour du réseau. Gardez cette page ouverte.</Trans>
        )}
        {stopping && <Trans>Envoi arrêté. Vérification de ce qui a été reçu…</Trans>}
        {cancelled && !sending && <Trans>Envoi annulé : rien n’a été enregistré.</Trans>}
      </div>
      {progress !== undefined && !stopping && (
        <div className={styles.upload}>
          <progress max={100} value={percent} aria-label={t`Envoi des fichiers`} />
          <span>{percent} %</span>
        </div>
      )}
      <div className={styles.buttons}>
        <Button variant="default" onClick={sending ? cancel : onClose}>
          {sending ? <Trans>Annuler l’envoi</Trans> : <Trans>Annuler</Trans>}
        </Button>
        {mode === 'create' && !sending && (
          <FocusableButton variant="default" disabled={offline} className={styles.next} onClick={onNext}>
            {t(screen.words.next)}
          </FocusableButton>
        )}
        <FocusableButton type="submit" disabled={sending || offline} title={t`Ctrl + S`}>
          {sending ? <Trans>Enregistrement…</Trans> : t(mode === 'edit' ? screen.words.update : screen.words.create)}
        </FocusableButton>
      </div>
    </div>
  )
}
