import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactRequest } from './mail'

export const contactLabels: Readonly<Record<keyof ContactRequest, MessageDescriptor>> = {
  name: msg`Nom`,
  email: msg`Adresse électronique`,
  raison_sociale: msg`Raison sociale`,
  numero: msg`Numéro de téléphone`,
  message: msg`Message`,
}

/** The message for each required field that is left empty. */
export const missing = {
  name: msg`Indiquez votre nom.`,
  email: msg`Indiquez votre adresse électronique.`,
  message: msg`Écrivez votre message.`,
}
