import { Trans, useLingui } from '@lingui/react/macro'
import { FileInput } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { documentExtensions } from '@/contract/form-fields'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import { documentType } from '@/ui/card/document-link'
import { Picture } from '@/ui/picture/picture'
import styles from './file-field.module.css'
import type { Value } from './values'

/** A picture, pictures or a document to choose or to drop: what there is already, and what was chosen before it is sent. */
export function FileField({
  id,
  label,
  description,
  error,
  required,
  kind,
  value,
  existing,
  chooseAgain,
  onChange,
}: {
  id: string
  label: string
  description: ReactNode
  error: ReactNode
  required: boolean
  kind: 'image' | 'images' | 'document'
  value: Value
  existing: string | readonly string[] | undefined
  chooseAgain: readonly string[] | undefined
  onChange: (value: Value) => void
}) {
  const { t } = useLingui()
  const several = kind === 'images'
  const chosen = value instanceof File ? [value] : Array.isArray(value) ? value : []
  const names = chooseAgain?.join(', ')
  const choose = {
    image: t`Choisir une image`,
    images: t`Choisir des images`,
    document: t`Choisir un document`,
  }[kind]
  return (
    // A dropped file is chosen; beside the field the browser would leave the page for it.
    <div
      className={styles.field}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onChange(several ? files : (files[0] ?? null))
      }}
    >
      <FileInput<boolean>
        id={id}
        label={label}
        // The label alone would hide what the button says.
        aria-labelledby={`${id}-label ${id}`}
        description={description}
        error={error}
        withAsterisk={required}
        leftSection={<IconUpload aria-hidden className={styles.icon} />}
        leftSectionPointerEvents="none"
        placeholder={choose}
        accept={kind === 'document' ? documentExtensions.map((end) => `.${end}`).join(',') : 'image/*'}
        multiple={several}
        value={several ? chosen : (chosen[0] ?? null)}
        valueComponent={ChosenFiles}
        clearable
        clearButtonProps={{ 'aria-label': t`Retirer – ${label}` }}
        onChange={(file) => {
          onChange(file)
          // The button that empties the field goes.
          if (file === null || (Array.isArray(file) && file.length === 0)) document.getElementById(id)?.focus()
        }}
      />
      {chosen.length === 0 && <PresentFiles kind={kind} existing={existing} />}
      {names && chosen.length === 0 && (
        <p className={styles.again}>
          <Trans>À choisir de nouveau : {names}</Trans>
        </p>
      )}
      {kind !== 'document' && chosen.length > 0 && (
        <div className={styles.present}>
          {chosen.map((file) => (
            <FilePreview key={`${file.name} ${file.size}`} file={file} />
          ))}
        </div>
      )}
    </div>
  )
}

function ChosenFiles({ value }: { value: null | File | File[] }) {
  const locale = useLocale()
  const files = value === null ? [] : [value].flat()
  return <span>{files.map((file) => `${file.name} (${size(file.size, locale)})`).join(', ')}</span>
}

/** The files the record has already. */
function PresentFiles({
  kind,
  existing,
}: {
  kind: 'image' | 'images' | 'document'
  existing: string | readonly string[] | undefined
}) {
  const { t } = useLingui()
  const addresses = [existing ?? []].flat().filter((address) => address !== '')
  if (addresses.length === 0) return null
  return (
    <div className={styles.present}>
      {addresses.map((address) =>
        kind === 'document' ? (
          <a key={address} href={address} target="_blank" rel="noopener noreferrer">
            <Trans>Document actuel</Trans> {documentType(address)}
          </a>
        ) : (
          <Picture
            key={address}
            src={address}
            alt={t`Image actuelle`}
            className={styles.picture}
            fallback={{ src: '/placeholder-image.png' }}
          />
        ),
      )}
    </div>
  )
}

/** A picture before it is sent; where the browser cannot decode it, a text. */
function FilePreview({ file }: { file: File }) {
  const { t } = useLingui()
  const [address, setAddress] = useState('')
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const { name } = file
  if (address === '') return null
  if (isBroken) {
    return (
      <p role="status" className={styles.broken}>
        <Trans>L’image « {name} » ne peut pas être affichée : vérifiez le fichier.</Trans>
      </p>
    )
  }
  return <img src={address} alt={t`Aperçu de ${name}`} className={styles.picture} onError={() => setIsBroken(true)} />
}
