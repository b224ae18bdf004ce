import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormCode } from '@/contract/form-fields'
import type { Field } from './fields'

const usual: Record<string, MessageDescriptor> = {
  email: msg`Entrez une adresse électronique valide, par exemple nom@exemple.cm.`,
  url: msg`Entrez une adresse web complète, qui commence par https://.`,
  number: msg`Entrez un nombre.`,
  date: msg`Entrez une date valide.`,
  image: msg`Veuillez sélectionner une image valide`,
  document: msg`Le document doit être un fichier pdf, doc ou docx.`,
  size: msg`Le fichier dépasse 10 Mo.`,
  choice: msg`Choisissez une des valeurs proposées.`,
}
const unknown = msg`Vérifiez ce champ.`

/** The message for a failed check: the field's own where it has one. */
export function sentenceFor(field: Field | undefined, code: string): MessageDescriptor {
  const own = field && 'says' in field ? field.says : undefined
  // A code that the field has no message for reads undefined here.
  return own?.[code as FormCode] ?? (code === 'required' ? missing(field) : usual[code]) ?? unknown
}

/** A required field that is left empty names itself. */
function missing(field: Field | undefined): MessageDescriptor | undefined {
  if (field === undefined || field.kind === 'hidden') return undefined
  const label = i18n._(field.label)
  return msg`Renseignez le champ « ${label} ».`
}
