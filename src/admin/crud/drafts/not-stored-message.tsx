import { Plural, Trans } from '@lingui/react/macro'
import { maxDraftBytes, type NotStored } from '@/auth/drafts'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'

/** Tells which parts of the open form are not stored as a draft, and the consequence. */
export function NotStoredMessage({ text = false, files }: NotStored) {
  const maxSize = size(maxDraftBytes, useLocale())
  if (text)
    return (
      <Trans>
        Cet appareil n’a plus de place pour un brouillon : enregistrez avant de quitter, ou la saisie sera perdue.
      </Trans>
    )
  if (files === undefined) return null
  const names = files.names.join(', ')
  return (
    <>
      {files.why === 'weight' ? (
        <Trans>
          Trop lourd pour le brouillon, qui garde {maxSize} de fichiers au plus : {names}.
        </Trans>
      ) : (
        <Trans>Cet appareil ne garde pas les fichiers dans le brouillon : {names}.</Trans>
      )}{' '}
      <Plural
        value={files.names.length}
        one="Si vous quittez sans enregistrer, il sera à choisir de nouveau."
        other="Si vous quittez sans enregistrer, ils seront à choisir de nouveau."
      />
    </>
  )
}
