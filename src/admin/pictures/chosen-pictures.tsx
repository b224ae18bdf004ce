import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { size } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import styles from './chosen-pictures.module.css'
import type { Refusal } from './encoding'
import { useFileAddress } from './file-address'
import type { ChosenFile } from './use-chosen-files'

/** The chosen pictures of a field: each with a preview and what is sent of it. One of several can be removed. */
export function ChosenPictures({
  pictures,
  onRemove,
  onBroken,
}: {
  pictures: readonly ChosenFile[]
  onRemove: (file: File) => void
  /** Called with a picture that the browser cannot show. */
  onBroken: (file: File) => void
}) {
  const { t } = useLingui()
  return (
    <ul role="list" className="stack gap-2 small">
      {[...pictures.entries()].map(([place, picture]) => {
        const { file } = picture
        const { name } = file
        return (
          // The place is the key: the same file may be chosen twice, and the parts have no state of their own.
          <li key={place} className={`buttons ${styles.picture}`}>
            <Preview file={file} alt={t`Aperçu de ${name}`} onBroken={() => onBroken(file)} />
            <div className={`stack gap-1 ${styles.facts}`}>
              <p>
                <Weight picture={picture} />
              </p>
              {pictures.length > 1 && (
                <div className="buttons gap-2">
                  <Button variant="default" size="xs" aria-label={t`Retirer ${name}`} onClick={() => onRemove(file)}>
                    <Trans>Retirer</Trans>
                  </Button>
                </div>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Preview({ file, alt, onBroken }: { file: File; alt: string; onBroken: () => void }) {
  const address = useFileAddress(file)
  if (address === '') return null
  return <img src={address} alt={alt} className={styles.preview} decoding="async" onError={onBroken} />
}

/** The weight of a picture before and after it was prepared, or why it is sent as it is. */
function Weight({ picture }: { picture: ChosenFile }) {
  const locale = useLocale()
  const weight = size(picture.file.size, locale)
  switch (picture.state) {
    case 'prepared': {
      const before = size(picture.originalBytes, locale)
      return `${before} → ${weight}`
    }
    case 'unprepared':
      return weight
    case 'unchanged':
      return {
        drawing: <Trans>{weight}, envoyée telle quelle : c’est un dessin</Trans>,
        animation: <Trans>{weight}, envoyée telle quelle : elle est animée</Trans>,
        light: <Trans>{weight}, envoyée telle quelle : elle est déjà légère</Trans>,
        unsupported: (
          <Trans>
            {weight}, envoyée telle quelle, avec ce que l’appareil y a écrit : ce navigateur ne sait pas la préparer
          </Trans>
        ),
      }[picture.why]
  }
}

/** Asks before new pictures, `count` of them, replace those of a gallery, which could not be read to be sent again. */
export function UnreadableGallery({
  count,
  onReplace,
  onCancel,
}: {
  count: number
  onReplace: () => void
  onCancel: () => void
}) {
  return (
    <div role="alert" className={`buttons gap-2 small ${styles.question}`}>
      <p>
        <Trans>
          Les images actuelles n’ont pas pu être relues : elles ne peuvent pas être gardées avec un autre choix.
        </Trans>
      </p>
      {count > 0 && (
        <Button variant="default" size="xs" onClick={onReplace}>
          <Trans>Remplacer les images actuelles</Trans>
        </Button>
      )}
      <Button size="xs" onClick={onCancel}>
        <Trans>Garder les images actuelles</Trans>
      </Button>
    </div>
  )
}

/**
 * Returns the message about chosen files that are not sent. It begins with `invalid`, the form's own message about a file of another
 * kind, where one of them is.
 */
export function refusalMessage(refused: readonly Refusal[], invalid: string): string {
  const messages = refused.map((one) => i18n._(messageOf(one)))
  const isOfOtherKind = refused.some(({ why }) => !['folder', 'no file', 'one too many'].includes(why))
  return `${isOfOtherKind ? `${invalid} – ` : ''}${messages.join(' ')}`
}

function messageOf({ name, why }: Refusal): MessageDescriptor {
  switch (why) {
    case 'heic':
      return msg`« ${name} » n’est pas retenue : c’est une photo HEIC, que les navigateurs ne montrent pas. Sur l’iPhone, choisissez « Le plus compatible » dans Réglages, Appareil photo, Formats, ou exportez la photo en JPEG ; puis choisissez-la de nouveau.`
    case 'no picture':
      return msg`« ${name} » n’est pas retenue : ce fichier ne s’ouvre pas comme une image. Enregistrez-la en JPEG ou en PNG avec un autre programme, puis choisissez-la de nouveau.`
    case 'html':
      return msg`« ${name} » n’est pas retenu : c’est une page web. Téléchargez le document lui-même, ou imprimez la page en PDF.`
    case 'no document':
      return msg`« ${name} » n’est pas retenu : son contenu n’est ni un PDF ni un document de Word, quel que soit son nom.`
    case 'folder':
      return msg`« ${name} » est un dossier : ouvrez-le, et choisissez ses fichiers.`
    case 'no file':
      return msg`Ce qui a été déposé n’est pas un fichier de cet appareil : enregistrez-le d’abord, puis choisissez-le.`
    case 'one too many':
      return msg`« ${name} » n’est pas retenu : ce champ n’a qu’un fichier.`
    case 'empty':
      return msg`« ${name} » n’est pas retenu : ce fichier est vide (0 octet). Enregistrez-le de nouveau, puis choisissez-le.`
  }
}
