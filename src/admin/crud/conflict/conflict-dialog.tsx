import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { shownValue } from '@/admin/crud/definition/columns'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind, labelsOf } from '@/admin/crud/definition/fields'
import type { ChosenVersion, ChosenVersions, Comparison } from '@/admin/crud/record/snapshot'
import type { SentValue, Snapshot } from '@/admin/crud/record/values'
import { useFileAddress } from '@/admin/pictures/file-address'
import { AlertDialog, Dialog } from '@/admin/ui/dialog'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { writtenNumber } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import { decodeUri } from '@/lib/decode-uri'
import { SafeHtml } from '@/ui/html/safe-html'
import { Picture } from '@/ui/picture/picture'
import styles from './conflict-dialog.module.css'

/**
 * Shows the fields that were changed here and elsewhere, both versions side by side. No version is preselected. `onResolve` is
 * called with the choice of each field.
 */
export function ConflictDialog({
  screen,
  current,
  comparison: { merged, conflicts, elsewhere },
  onResolve,
  onClose,
}: {
  screen: ResourceDefinition
  /** The record as somebody else has saved it. */
  current: Snapshot
  comparison: Comparison
  onResolve: (choices: ChosenVersions) => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const [choices, setChoices] = useState<ChosenVersions>({})
  const missing = conflicts.filter((field) => choices[field] === undefined).length
  const others = labelsOf(screen, elsewhere)
  return (
    <Dialog title={t`Modifié entre-temps par quelqu’un d’autre`} onClose={onClose}>
      <form
        className={`stack ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          // In React's tree this form is inside the form of the record.
          event.stopPropagation()
          if (missing === 0) onResolve(choices)
        }}
      >
        <p>
          <Trans>Rien n’est encore enregistré : choisissez ce qui est gardé.</Trans>
        </p>
        {conflicts.map((field, index) => (
          <ConflictField
            key={field}
            screen={screen}
            name={field}
            mine={merged[field] ?? ''}
            theirs={current[field] ?? ''}
            chosen={choices[field]}
            isFirst={index === 0}
            onChoose={(choice) => setChoices((now) => ({ ...now, [field]: choice }))}
          />
        ))}
        {others !== '' && (
          <p>
            <Trans>Changés ailleurs seulement, et gardés tels quels : {others}.</Trans>
          </p>
        )}
        <ConflictActions missing={missing} onClose={onClose} />
      </form>
    </Dialog>
  )
}

/** The buttons of the dialog, and the number of fields without a choice. */
function ConflictActions({ missing, onClose }: { missing: number; onClose: () => void }) {
  return (
    <div className={`cluster gap-3 ${styles.actions}`}>
      <p role="status">
        {missing > 0 && <Plural value={missing} one="# champ à choisir" other="# champs à choisir" />}
      </p>
      <Button variant="default" onClick={onClose}>
        <Trans>Revenir à la saisie</Trans>
      </Button>
      <FocusableButton type="submit" disabled={missing > 0}>
        <Trans>Enregistrer ce choix</Trans>
      </FocusableButton>
    </div>
  )
}

/** The two versions of one field. */
function ConflictField({
  screen,
  name,
  mine,
  theirs,
  chosen,
  isFirst,
  onChoose,
}: {
  screen: ResourceDefinition
  name: string
  mine: SentValue
  theirs: SentValue
  chosen: ChosenVersion | undefined
  isFirst: boolean
  onChoose: (choice: ChosenVersion) => void
}) {
  const id = useId()
  const version = (choice: ChosenVersion, label: ReactNode, value: SentValue) => (
    <div className="stack gap-1">
      <label className={`small strong ${styles.title}`}>
        <input
          type="radio"
          name={id}
          checked={chosen === choice}
          aria-describedby={`${id}${choice}`}
          data-autofocus={(isFirst && choice === 'mine') || undefined}
          onChange={() => onChoose(choice)}
        />
        {label}
      </label>
      <div id={`${id}${choice}`} className={styles.value}>
        <Version screen={screen} name={name} value={value} />
      </div>
    </div>
  )
  return (
    <fieldset className={styles.field}>
      <legend>{labelsOf(screen, [name])}</legend>
      <div className={styles.versions}>
        {version('mine', <Trans>Garder la mienne</Trans>, mine)}
        {version('theirs', <Trans>Garder la sienne</Trans>, theirs)}
      </div>
    </fieldset>
  )
}

/** A version of a field: its files, a formatted text as readers get it, any other value as a text. */
function Version({ screen, name, value }: { screen: ResourceDefinition; name: string; value: SentValue }) {
  const locale = useLocale()
  const { kind } = screen.fields[name] ?? {}
  if (value === '' || value === null) return '—'
  if (kind === 'number') return writtenNumber(Number(value), locale)
  if (value instanceof File || Array.isArray(value))
    return [value].flat().map((file) => <ChosenFile key={file.name} file={file} hasPicture={kind !== 'document'} />)
  const text = String(value)
  if (isFileKind(kind))
    return text
      .split('\n')
      .map((address) => <NamedFile key={address} address={address} hasPicture={kind !== 'document'} />)
  if (kind === 'html') return <SafeHtml html={text} />
  const column = screen.columns.find(({ id }) => id === name)
  return column?.kind === 'date' || column?.kind === 'choice' ? shownValue(column, text, locale) : text
}

function ChosenFile({ file, hasPicture }: { file: File; hasPicture: boolean }) {
  return <NamedFile address={useFileAddress(file)} name={file.name} hasPicture={hasPicture} />
}

function NamedFile({
  address,
  name = decodeUri(address.split('/').at(-1) ?? ''),
  hasPicture,
}: {
  address: string
  name?: string
  hasPicture: boolean
}) {
  return (
    <p>
      {hasPicture && <Picture src={address} alt="" className={styles.picture} />}
      {name}
    </p>
  )
}

/** Shown when the edited record was removed meanwhile; offers to create it again. */
export function GoneDialog({ onCreate, onClose }: { onCreate: () => void; onClose: () => void }) {
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Cette fiche n’existe plus</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            <Trans>Revenir à la saisie</Trans>
          </Button>
          <Button variant="default" onClick={onCreate}>
            <Trans>La créer de nouveau à partir de ma saisie</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Quelqu’un l’a supprimée depuis que vous avez ouvert cette fiche. Elle peut être créée de nouveau à partir de
        votre saisie ; elle aura un autre numéro.
      </Trans>
    </AlertDialog>
  )
}
