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
  /** Called with the message about refused files. */
  onError: (message: string) => void
}

/**
 * A field for one or more pictures or a document, chosen or dropped. Shows the record's present files and the chosen
 * ones.
 */
export function FileField({
  id,
  label,
  description,
  error,
  required,
  kind,
  types,
  invalid,
  value,
  read,
  work,
  existing,
  chooseAgain,
  onChange,
  onError,
}: FileFieldProps) {
  const { t } = useLingui()
  const several = kind === 'images'
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
  const chosenFiles = chosen.map(({ file }) => file)
  // The field takes the focus of a pressed button that is removed with its picture.
  const focusField = () => document.getElementById(id)?.focus()
  const names = chooseAgain?.join(', ')
  return (
    <div
      className="stack gap-2"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        files.drop(event.dataTransfer)
      }}
    >
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
        placeholder={t(chooseLabels[kind === 'images' && chosen.length + addresses.length > 0 ? 'more' : kind])}
        accept={kind === 'document' ? acceptedDocuments : 'image/*'}
        multiple={several}
        value={several ? chosenFiles : (chosenFiles[0] ?? null)}
        valueComponent={ChosenFiles}
        clearable
        // The same file can be chosen again only in an empty input, as after it was removed or mended.
        fileInputProps={{ onClick: ({ currentTarget }) => (currentTarget.value = '') }}
        clearButtonProps={{ 'aria-label': t`Retirer – ${label}` }}
        onChange={(file) => {
          const picked = [file ?? []].flat()
          if (picked.length > 0) return files.choose(picked)
          files.clear()
          focusField()
        }}
      />
      <p role="status" className={`note ${styles.status}`}>
        {isPreparing && kind !== 'document' && <Trans>Préparation de l’image…</Trans>}
      </p>
      {chosen.length === 0 && (
        <PresentFiles
          kind={kind}
          addresses={addresses}
          isBusy={isPreparing}
          onRemove={(address) => {
            files.removePresent(address)
            focusField()
          }}
        />
      )}
      {files.question && <UnreadableGallery {...files.question} />}
      {names && chosen.length === 0 && (
        <p className={`small strong ${styles.again}`}>
          <Trans>À choisir de nouveau : {names}</Trans>
        </p>
      )}
      {kind !== 'document' && chosen.length > 0 && (
        <ChosenPictures
          pictures={chosen}
          onBroken={files.refuse}
          onRemove={(file) => {
            files.remove(file)
            focusField()
          }}
        />
      )}
    </div>
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
