import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Unreadable } from './files'
import styles from './unreadable-gallery.module.css'

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

/** Returns the message about chosen files that are not sent. */
export const unreadableMessage = (files: readonly Unreadable[]): string =>
  files.map((file) => i18n._(messageOf(file))).join(' ')

function messageOf({ name, why }: Unreadable): MessageDescriptor {
  switch (why) {
    case 'heic':
      return msg`« ${name} » n’est pas retenue : c’est une photo HEIC, que les navigateurs ne montrent pas. Sur l’iPhone, choisissez « Le plus compatible » dans Réglages, Appareil photo, Formats, ou exportez la photo en JPEG ; puis choisissez-la de nouveau.`
    case 'other':
      return msg`« ${name} » n’est pas retenue : ce fichier ne s’ouvre pas comme une image. Enregistrez-la en JPEG ou en PNG avec un autre programme, puis choisissez-la de nouveau.`
    case 'empty':
      return msg`« ${name} » n’est pas retenu : ce fichier est vide (0 octet). Enregistrez-le de nouveau, puis choisissez-le.`
    case 'changed':
      return msg`« ${name} » a changé depuis son choix, ou n’est plus à sa place : choisissez-le de nouveau.`
  }
}
