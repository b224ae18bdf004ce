import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Unreadable } from './prepared-picture'

/** Returns the message about chosen pictures that cannot be read. */
export function unreadableMessage(pictures: readonly Unreadable[]): string {
  const messages = pictures.map(({ name, why }) =>
    why === 'heic'
      ? msg`« ${name} » n’est pas retenue : c’est une photo HEIC, que les navigateurs ne montrent pas. Sur l’iPhone, choisissez « Le plus compatible » dans Réglages, Appareil photo, Formats, ou exportez la photo en JPEG ; puis choisissez-la de nouveau.`
      : msg`« ${name} » n’est pas retenue : ce fichier ne s’ouvre pas comme une image. Enregistrez-la en JPEG ou en PNG avec un autre programme, puis choisissez-la de nouveau.`,
  )
  return messages.map((message) => i18n._(message)).join(' ')
}
