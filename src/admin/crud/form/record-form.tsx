import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useId, useRef } from 'react'
import { requiredFields } from '@/admin/crud/definition/values'
import { ErrorSummary } from '@/ui/fields/error-summary'
import { DraftOffer } from './draft-offer'
import { FormActions } from './form-actions'
import { FormField } from './form-field'
import { NoticeText } from './notice-text'
import styles from './record-form.module.css'
import { type EditorOf, useEditor } from './use-editor'

/** The form of one record. Ctrl+S (⌘S) saves; Escape, like every other way out, asks when something was typed. */
export function RecordForm({ onClose, ...of }: EditorOf & { onClose: () => void }) {
  const { t } = useLingui()
  const { screen, mode, row } = of
  const editor = useEditor(of)
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  const required = requiredFields(screen, mode)
  const fields = Object.entries(screen.fields)
  const { save: send, sending, faults } = editor

  const save = useCallback(async () => {
    const before = document.activeElement
    await send()
    // The fields rest while they are sent, which costs the focus.
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
  }, [send])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      void save()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [save])

  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input, textarea, select, [contenteditable]')
    first?.focus()
    // A moment later the modal moves the focus by itself, to what says so.
    if (first) first.dataset['autofocus'] = ''
  }, [])

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {/* What is typed after it was sent would be lost with the form. */}
      <div className={styles.fields} inert={sending}>
        <DraftOffer screen={screen} editor={editor} />
        <ErrorSummary
          attempt={editor.attempt}
          errors={fields.flatMap(([key, field]) => {
            const fault = faults[key]
            if (fault === undefined || field.kind === 'hidden') return []
            return [{ field: `${name}${key}`, label: t(field.label), message: <NoticeText text={fault} /> }]
          })}
        />
        {!screen.untranslated && (
          <p className={styles.language}>
            {mode === 'edit' ? (
              <Trans>Vous modifiez le texte français ; le fournisseur le traduit.</Trans>
            ) : (
              <Trans>Vous saisissez le texte français ; le fournisseur le traduit.</Trans>
            )}
          </p>
        )}
        {fields.map(([key, field]) =>
          field.kind === 'hidden' ? null : (
            <FormField
              key={key}
              id={`${name}${key}`}
              field={field}
              required={required.has(key)}
              value={editor.values[key] ?? ''}
              existing={row && screen.files?.(row)[key]}
              chooseAgain={editor.chooseAgain[key]}
              fault={faults[key]}
              onChange={(value) => editor.change(key, value)}
            />
          ),
        )}
      </div>
      <FormActions screen={screen} mode={mode} editor={editor} onClose={onClose} />
    </form>
  )
}
