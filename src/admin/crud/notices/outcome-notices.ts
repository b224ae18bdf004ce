import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Screen } from '@/admin/crud/definition/definition'
import { toast } from '@/admin/crud/definition/outcomes'
import { announce } from './notices'

// What is told beside a record's own outcome.

/** The labels of fields, as one text. */
export function labelsOf(screen: Screen, names: readonly string[]): string {
  const labels = names.flatMap((name) => {
    const field = screen.fields[name]
    return field && 'label' in field ? [i18n._(field.label)] : []
  })
  return labels.join(', ')
}

/** In the place of the record's own outcome. */
export const lookedUp = toast(msg`Enregistré : la réponse s’était perdue, mais la fiche a bien été reçue.`)

/** Fields that somebody else has changed meanwhile, and that were left so. */
export function announceMerged(screen: Screen, names: readonly string[]): void {
  const fields = labelsOf(screen, names)
  if (fields !== '')
    announce('success', toast(msg`Modifié entre-temps par quelqu’un d’autre, et conservé tel quel : ${fields}.`))
}

/** Fields whose files could not be read to be sent again. */
export function announceLost(screen: Screen, names: readonly string[]): void {
  const fields = labelsOf(screen, names)
  if (fields !== '') announce('error', toast(msg`Fichiers introuvables, à choisir de nouveau : ${fields}.`))
}
