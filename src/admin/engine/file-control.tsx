import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { documentExtensions } from '@/contract/form-fields'
import { Button } from '@/ui/button'
import { documentType } from '@/ui/document-link'
import { described, FieldFrame } from '@/ui/text-field'
import styles from './file-control.module.css'
import { FilePreview } from './file-preview'
import type { Value } from './values'

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
              <img key={address} src={address} alt={t`Image actuelle`} className={styles.picture} />
            ),
          )}
        </div>
      )}
      {names && chosen.length === 0 && (
        <p className={styles.again}>
          <Trans>À choisir de nouveau : {names}</Trans>
        </p>
      )}
      <div className={styles.choice}>
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
        {chosen.length > 0 && (
          <Button look="quiet" onClick={clear}>
            <IconX aria-hidden />
            <Trans>Retirer</Trans>
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
