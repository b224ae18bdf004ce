import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { shownValue } from '@/admin/crud/definition/columns'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind, labelsOf } from '@/admin/crud/definition/fields'
import type { ChosenVersion, ChosenVersions, Versions } from '@/admin/crud/record/snapshot'
import type { Value } from '@/admin/crud/record/values'
import { useFileAddress } from '@/admin/pictures/file-address'
import { AlertDialog, Dialog } from '@/admin/ui/dialog'
import { FocusableButton } from '@/admin/ui/focusable-button'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { decodeUri } from '@/lib/decode-uri'
import { htmlToText } from '@/lib/html-to-text'
import { Picture } from '@/ui/picture/picture'
import { changedWords } from './changed-words'
import styles from './conflict-dialog.module.css'
import { FormattedVersion } from './formatted-version'

/**
 * Shows the fields that were changed here and elsewhere, each as it was opened, as it is now and as it was typed. No
 * version is preselected. `onResolve` is called with the choice of each field.
 */
export function ConflictDialog({
  screen,
  versions,
  onResolve,
  onClose,
}: {
  screen: ResourceDefinition
  versions: Versions
  onResolve: (choices: ChosenVersions) => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const [choices, setChoices] = useState<ChosenVersions>({})
  const { opened, current, comparison } = versions
  const { merged, conflicts, elsewhere } = comparison
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
            isFile={typeof merged[field] !== 'string'}
            versions={{ opened: opened[field] ?? '', current: current[field] ?? '', mine: merged[field] ?? '' }}
            chosen={choices[field]}
            isFirst={index === 0}
            onChoose={(choice) => setChoices((known) => ({ ...known, [field]: choice }))}
          />
        ))}
        {others !== '' && (
          <p>
            <Trans>Changés ailleurs seulement, et gardés tels quels : {others}.</Trans>
          </p>
        )}
        <div className={styles.actions}>
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
      </form>
    </Dialog>
  )
}

/** The versions of one field. The opened version of a file no longer exists and cannot be chosen. */
function ConflictField({
  screen,
  name,
  isFile,
  versions,
  chosen,
  isFirst,
  onChoose,
}: {
  screen: ResourceDefinition
  name: string
  isFile: boolean
  versions: Record<ChosenVersion, Value>
  chosen: ChosenVersion | undefined
  isFirst: boolean
  onChoose: (choice: ChosenVersion) => void
}) {
  const id = useId()
  const titles = {
    opened: <Trans>À l’ouverture</Trans>,
    current: <Trans>Maintenant</Trans>,
    mine: <Trans>Ma version</Trans>,
  }
  return (
    <fieldset className={`stack gap-3 ${styles.field}`}>
      <legend>{labelsOf(screen, [name])}</legend>
      {(['opened', 'current', 'mine'] as const).map((choice) => (
        <div key={choice} className="stack gap-1">
          {isFile && choice === 'opened' ? (
            <span className={styles.title}>{titles[choice]}</span>
          ) : (
            <label className={styles.title}>
              <input
                type="radio"
                name={id}
                checked={chosen === choice}
                aria-describedby={`${id}${choice}`}
                data-autofocus={(isFirst && choice === (isFile ? 'current' : 'opened')) || undefined}
                onChange={() => onChoose(choice)}
              />{' '}
              {titles[choice]}
            </label>
          )}
          <div id={`${id}${choice}`} className={styles.value}>
            <Version
              screen={screen}
              name={name}
              value={versions[choice]}
              others={choice === 'opened' ? [versions.current, versions.mine] : [versions.opened]}
            />
          </div>
        </div>
      ))}
    </fieldset>
  )
}

/** A version of a field: pictures, a formatted text, or any other value as a text. What the others do not have is marked. */
function Version({
  screen,
  name,
  value,
  others,
}: {
  screen: ResourceDefinition
  name: string
  value: Value
  others: readonly Value[]
}) {
  const locale = useLocale()
  const { kind } = screen.fields[name] ?? {}
  if ((kind === 'image' || kind === 'images') && value !== '' && value !== null) return <Pictures value={value} />
  if (kind === 'html' && typeof value === 'string' && value !== '')
    return <FormattedVersion html={value} others={others.filter((other) => typeof other === 'string')} />
  const shown = (version: Value) => versionText(screen, name, version, locale) || '—'
  return changedWords(shown(value), others.map(shown)).map(({ at, text, isChanged }) =>
    isChanged ? <mark key={at}>{text}</mark> : text,
  )
}

function Pictures({ value }: { value: Exclude<Value, null> }) {
  return (
    <ul role="list" className={`buttons small ${styles.pictures}`}>
      {typeof value === 'string'
        ? value.split('\n').map((address) => <Shown key={address} address={address} name={fileName(address)} />)
        : [value].flat().map((file) => <Chosen key={file.name + file.size} file={file} />)}
    </ul>
  )
}

const Chosen = ({ file }: { file: File }) => <Shown address={useFileAddress(file)} name={file.name} />

function Shown({ address, name }: { address: string; name: string }) {
  return (
    <li>
      <Picture src={address} alt="" className={styles.picture} fallback={{ src: '/placeholder-image.png' }} />
      {name}
    </li>
  )
}

/** Returns a version of a field as plain text: a choice by its label, a formatted date, files by their names. */
function versionText(screen: ResourceDefinition, name: string, value: Value, locale: Locale): string {
  if (typeof value !== 'string') return [value ?? []].flat().map(nameOf).join(', ')
  if (isFileKind(screen.fields[name]?.kind)) return value.split('\n').map(fileName).join(', ')
  const column = screen.columns.find(({ id }) => id === name)
  if (column?.kind === 'date' || column?.kind === 'choice') return shownValue(column, value, locale)
  return htmlToText(value)
}

const nameOf = (file: File) => file.name
const fileName = (address: string) => decodeUri(address.split('/').at(-1) ?? '')

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
