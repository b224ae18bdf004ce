import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a visitor reads for each code of `contract/form-fields.ts`; three are the specification's own. */
const sentences: Readonly<Record<string, MessageDescriptor>> = {
  required: msg`Ce champ est obligatoire.`,
  email: msg`Saisissez une adresse e-mail valide, par exemple nom@exemple.cm.`,
  date: msg`Saisissez une date qui existe, par exemple 7 3 1990.`,
  age: msg`Vous devez avoir au moins 18 ans.`,
  password: msg`Le mot de passe doit contenir au moins 8 caractères.`,
  confirmation: msg`Les mots de passe ne correspondent pas.`,
}

const unknown = msg`Cette saisie n’est pas valable.`

export const sentence = (code: string): MessageDescriptor => sentences[code] ?? unknown
