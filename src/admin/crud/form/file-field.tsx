import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, FileInput } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FileKind } from '@/admin/crud/definition/fields'
import type { Value } from '@/admin/crud/record/values'
import { ChosenPictures, refusalMessage, UnreadableGallery } from '@/admin/pictures/chosen-pictures'
import { documentTypes } from '@/admin/pictures/file-kinds'
import type { FileWork } from '@/admin/pictures/files'
import { useChosenFiles } from '@/admin/pictures/use-chosen-files'
import { documentExtensions } from '@/contract/form-fields'
import { size } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import { documentType } from '@/ui/card/document-title'
import { Picture } from '@/ui/picture/picture'
import styles from './file-field.module.css'

const chooseLabels: Record<FileKind | 'more', MessageDescriptor> = {
  image: msg`Choisir une image`,
  images: msg`Choisir des images`,
  more: msg`Ajouter des images`,
  document: msg`Choisir un document`,
}

/** The endings, and the types by which a telephone knows a document whose name has none. */
const acceptedDocuments = [...documentExtensions.map((end) => `.${end}`), ...Object.values(documentTypes)].join(',')

export interface FileFieldProps {
  id: string
  label: string
  description: ReactNode
  error: ReactNode
  required: boolean
  kind: FileKind
  /** The accepted types of pictures. */
  types: readonly string[]
  /** The error for a file of another kind. */
  invalid: string
  value: Value
  /** Returns the present value, also between two renders. */
  read: () => Value
  work: FileWork
  /** The addresses of the record's present files. */
  existing?: string | readonly string[] | undefined
  /** The names of the draft's files that were not stored. */
  chooseAgain?: readonly string[] | undefined
  onChange: (value: Value) => void
  onError: (message: string) => void
}

/**
 * A field for one or more pictures or a document, chosen or dropped. Shows the record's present files and the chosen
 * ones.
 */
export function FileField(props: FileFieldProps) {
  const { id, kind, types, invalid, value, read, work, existing, chooseAgain, onChange, onError } = props
  const addresses = [existing ?? []].flat().filter((address) => address !== '')
  const files = useChosenFiles({
    kind,
    types,
    value,
    addresses,
    read,
    work,
    onChange,
    onRefused: (refused) => onError(refusalMessage(refused, invalid)),
  })
  const { chosen, isPreparing } = files
  /** Makes a change by a button that is removed with its picture: the field takes its focus. */
  function removeBy(change: () => void) {
    change()
    document.getElementById(id)?.focus()
  }
  return (
    <div
      className="stack gap-2"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        files.drop(event.dataTransfer)
      }}
    >
      <FileChooser
        field={props}
        hasFiles={chosen.length + addresses.length > 0}
        chosen={chosen.map(({ file }) => file)}
        onChoose={files.choose}
        onClear={() => removeBy(files.clear)}
      />
      <p role="status" className={`note ${styles.status}`}>
        {isPreparing && kind !== 'document' && <Trans>Préparation de l’image…</Trans>}
      </p>
      {chosen.length === 0 && (
        <PresentFiles
          kind={kind}
          addresses={addresses}
          isBusy={isPreparing}
          onRemove={(address) => removeBy(() => files.removePresent(address))}
        />
      )}
      {files.question && <UnreadableGallery {...files.question} />}
      {chosen.length === 0 && <ChooseAgain names={chooseAgain?.join(', ') ?? ''} />}
      {kind !== 'document' && chosen.length > 0 && (
        <ChosenPictures
          pictures={chosen}
          onBroken={files.refuse}
          onRemove={(file) => removeBy(() => files.remove(file))}
        />
      )}
    </div>
  )
}

function ChooseAgain({ names }: { names: string }) {
  if (names === '') return null
  return (
    <p className={`small strong ${styles.again}`}>
      <Trans>À choisir de nouveau : {names}</Trans>
    </p>
  )
}

/** The input of a field, with the names of its chosen files and a button that clears them. */
function FileChooser({
  field: { id, label, description, error, required, kind },
  hasFiles,
  chosen,
  onChoose,
  onClear,
}: {
  field: FileFieldProps
  /** Whether the field has files, chosen ones or those of the record. */
  hasFiles: boolean
  chosen: readonly File[]
  onChoose: (files: readonly File[]) => void
  onClear: () => void
}) {
  const { t } = useLingui()
  const isGallery = kind === 'images'
  return (
    <FileInput<boolean>
      id={id}
      label={label}
      // The label alone would replace the text of the button.
      aria-labelledby={`${id}-label ${id}`}
      description={description}
      error={error}
      withAsterisk={required}
      leftSection={<IconUpload aria-hidden size="1.25rem" />}
      leftSectionPointerEvents="none"
      placeholder={t(chooseLabels[isGallery && hasFiles ? 'more' : kind])}
      accept={kind === 'document' ? acceptedDocuments : 'image/*'}
      multiple={isGallery}
      value={isGallery ? [...chosen] : (chosen[0] ?? null)}
      valueComponent={ChosenFiles}
      clearable
      // The same file can be chosen again only in an empty input, as after it was removed or mended.
      fileInputProps={{ onClick: ({ currentTarget }) => (currentTarget.value = '') }}
      clearButtonProps={{ 'aria-label': t`Retirer – ${label}` }}
      onChange={(file) => {
        const files = [file ?? []].flat()
        if (files.length > 0) onChoose(files)
        else onClear()
      }}
    />
  )
}

function ChosenFiles({ value }: { value: null | File | File[] }) {
  const locale = useLocale()
  const files = value === null ? [] : [value].flat()
  return <span>{files.map((file) => `${file.name} (${size(file.size, locale)})`).join(', ')}</span>
}

/** The present files of the record; those of a gallery can be removed. */
function PresentFiles({
  kind,
  addresses,
  isBusy,
  onRemove,
}: {
  kind: FileKind
  addresses: readonly string[]
  /** Whether the files of the field are being worked on. */
  isBusy: boolean
  onRemove: (address: string) => void
}) {
  const { t } = useLingui()
  if (addresses.length === 0) return null
  const isGallery = kind === 'images' && addresses.length > 1
  return (
    <>
      <ul role="list" className={`buttons gap-2 small ${styles.present}`}>
        {addresses.map((address, index) => {
          const number = index + 1
          return (
            <li key={address}>
              {kind === 'document' ? (
                <a href={address} target="_blank" rel="noopener noreferrer">
                  <Trans>Document actuel</Trans> {documentType(address)}
                </a>
              ) : (
                <Picture
                  src={address}
                  alt={isGallery ? t`Image actuelle ${number}` : t`Image actuelle`}
                  className={styles.picture}
                />
              )}
              {isGallery && (
                <Button
                  variant="subtle"
                  size="xs"
                  disabled={isBusy}
                  aria-label={t`Retirer l’image actuelle ${number}`}
                  onClick={() => onRemove(address)}
                >
                  <Trans>Retirer</Trans>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {kind === 'images' && (
        <p className="note">
          <Trans>Les images ajoutées rejoignent celles-ci. La dernière ne peut pas être retirée.</Trans>
        </p>
      )}
    </>
  )
}
