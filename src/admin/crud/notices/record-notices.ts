import { msg } from '@lingui/core/macro'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { toast } from '@/admin/crud/definition/outcomes'
import { announce } from './notices'

// The notices beside a record's own outcome. Not part of a list's first load.

/** Announces the fields that another user has changed meanwhile, and that were left as they are. */
export function announceMerged(screen: ResourceDefinition, names: readonly string[]): void {
  const fields = labelsOf(screen, names)
  if (fields !== '')
    announce('success', toast(msg`Modifié entre-temps par quelqu’un d’autre, et conservé tel quel : ${fields}.`))
}

/** Announces the fields that an update does not send, and that stay as they are published. */
export function announceLeftOut(screen: ResourceDefinition, names: readonly string[]): void {
  const fields = labelsOf(screen, names)
  if (fields !== '') announce('success', toast(msg`Resté tel que publié : ${fields}.`))
}

/** Announces the fields whose files could not be read to be sent again. */
export function announceLost(screen: ResourceDefinition, names: readonly string[]): void {
  const fields = labelsOf(screen, names)
  if (fields !== '') announce('error', toast(msg`Fichiers introuvables, à choisir de nouveau : ${fields}.`))
}
