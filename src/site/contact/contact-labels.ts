import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactRequest } from './mail'

export const contactLabels: Readonly<Record<keyof ContactRequest, MessageDescriptor>> = {
  name: msg`Nom`,
  email: msg`Adresse e-mail`,
  raison_sociale: msg`Raison sociale`,
  numero: msg`Numéro de téléphone`,
  message: msg`Message`,
}
