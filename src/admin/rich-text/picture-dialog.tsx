import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { parseUrl } from '@/lib/parse-url'
import { seenText } from '@/lib/seen-text'
import { FieldsDialog } from './fields-dialog'
import styles from './picture-dialog.module.css'

/** Asks for the address of a picture and its alternative text; '' for decoration. */
export function PictureDialog({
  onInsert,
  onClose,
}: {
  onInsert: (picture: { src: string; alt: string }) => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const [src, setSrc] = useState('')
  const [alt, setAlt] = useState('')
  const [isDecorative, setIsDecorative] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const [lost, setLost] = useState<string>()
  const address = seenText(src)
  const isValid = isAddress(address)
  const isDescribed = isDecorative || seenText(alt) !== ''
  return (
    <FieldsDialog
      title={<Trans>Insérer une image</Trans>}
      submit={<Trans>Insérer l’image</Trans>}
      onClose={onClose}
      onSubmit={() => {
        setSubmitted(true)
        if (isValid && isDescribed) onInsert({ src: address, alt: isDecorative ? '' : seenText(alt) })
      }}
    >
      <TextInput
        data-autofocus
        inputMode="url"
        autoComplete="off"
        required
        label={t`Adresse de l’image`}
        placeholder="https://"
        value={src}
        error={submitted && !isValid && t`Entrez une adresse qui commence par https://.`}
        onChange={(event) => setSrc(event.currentTarget.value)}
      />
      <TextInput
        label={t`Description, lue à ceux qui ne la voient pas`}
        required={!isDecorative}
        disabled={isDecorative}
        value={alt}
        error={submitted && !isDescribed && t`Décrivez l’image, ou dites qu’elle est décorative.`}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={(event) => setIsDecorative(event.currentTarget.checked)}
        />
        <Trans>Image décorative : elle ne dit rien de plus que le texte</Trans>
      </label>
      {isValid && (
        <img
          key={address}
          src={address}
          alt={t`Aperçu de l’image`}
          referrerPolicy="no-referrer"
          className={styles.picture}
          hidden={lost === address}
          onError={() => setLost(address)}
        />
      )}
      <p role="status" className="note">
        {isValid && lost === address && (
          <Trans>
            Cette image ne s’affiche pas ici, et ne s’affichera pas non plus aux lecteurs : le site ne montre que ses
            propres images.
          </Trans>
        )}
      </p>
    </FieldsDialog>
  )
}

/** An https address, or a path of the site itself, without credentials. */
function isAddress(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true
  return /^https:\/\//i.test(text) && parseUrl(text)?.username === ''
}
