import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The message of each code of `contract/form-fields.ts`; three are the specification's own. */
const sentences: Readonly<Record<string, MessageDescriptor>> = {
  email: msg`Saisissez une adresse électronique valide, par exemple nom@exemple.cm.`,
  date: msg`Saisissez une date valide, par exemple 7 3 1990.`,
  age: msg`Vous devez avoir au moins 18 ans.`,
  password: msg`Le mot de passe doit contenir au moins 8 caractères.`,
  confirmation: msg`Les mots de passe ne correspondent pas.`,
}

const unknown = msg`Cette saisie n’est pas valide.`

/** The message for each field that is left empty, by name: it names the field. */
export type Missing = Readonly<Record<string, MessageDescriptor>>

/** The message for a failed check of a field. */
export function sentence(code: string, field: string, missing: Missing): MessageDescriptor {
  return (code === 'required' ? missing[field] : undefined) ?? sentences[code] ?? unknown
}
