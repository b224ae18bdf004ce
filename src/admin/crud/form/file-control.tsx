import { Trans, useLingui } from '@lingui/react/macro'
import { IconUpload, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import type { Value } from '@/admin/crud/definition/values'
import { documentExtensions } from '@/contract/form-fields'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import { Button } from '@/ui/button/button'
import { documentType } from '@/ui/card/document-link'
import { described, FieldFrame } from '@/ui/fields/text-field'
import { Picture } from '@/ui/picture/picture'
import styles from './file-control.module.css'
import { FilePreview } from './file-preview'

/** A picture, pictures or a document to choose: what there is already, and what was chosen before it is sent. */
export function FileControl({
  id,
  label,
  hint,
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
  hint: ReactNode
  error: ReactNode
  required: boolean
  kind: 'image' | 'images' | 'document'
  value: Value
  existing: string | readonly string[] | undefined
  chooseAgain: readonly string[] | undefined
  onChange: (value: Value) => void
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const several = kind === 'images'
  const chosen = value instanceof File ? [value] : Array.isArray(value) ? (value as readonly File[]) : []
  const present = [existing ?? []].flat().filter((address) => address !== '')
  const names = chooseAgain?.join(', ')
  const clear = () => {
    onChange(several ? [] : null)
    if (input.current) input.current.value = ''
    input.current?.focus()
  }
  return (
    <FieldFrame name={id} label={label} hint={hint} error={error} required={required}>
      {chosen.length === 0 && present.length > 0 && (
        <div className={styles.present}>
          {present.map((address) =>
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
      )}
      {names && chosen.length === 0 && (
        <p className={styles.again}>
          <Trans>À choisir de nouveau : {names}</Trans>
        </p>
      )}
      <div className={styles.choice}>
        <div className={styles.zone} data-invalid={Boolean(error) || undefined}>
          <span aria-hidden className={styles.word}>
            <IconUpload />
            <ChooseWord kind={kind} />
          </span>
          <span className={styles.names}>
            {chosen.map((file) => `${file.name} (${size(file.size, locale)})`).join(', ')}
          </span>
          <input
            ref={input}
            id={id}
            type="file"
            multiple={several}
            aria-required={required}
            accept={kind === 'document' ? documentExtensions.map((end) => `.${end}`).join(',') : 'image/*'}
            className={styles.input}
            {...described(id, hint, error)}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              if (files.length > 0) onChange(several ? files : (files[0] ?? null))
            }}
          />
        </div>
        {chosen.length > 0 && (
          <Button look="quiet" onClick={clear}>
            <IconX aria-hidden />
            <Trans>Retirer</Trans>
            <span className="visually-hidden"> – {label}</span>
          </Button>
        )}
      </div>
      {kind !== 'document' && chosen.length > 0 && (
        <div className={styles.present}>
          {chosen.map((file) => (
            <FilePreview key={`${file.name} ${file.size}`} file={file} className={styles.picture} />
          ))}
        </div>
      )}
    </FieldFrame>
  )
}

function ChooseWord({ kind }: { kind: 'image' | 'images' | 'document' }) {
  if (kind === 'image') return <Trans>Choisir une image</Trans>
  if (kind === 'images') return <Trans>Choisir des images</Trans>
  return <Trans>Choisir un document</Trans>
}
