import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { type Field, isFileKind } from '@/admin/crud/definition/fields'
import { fileErrors } from '@/admin/pictures/files'
import { isSent } from '@/api/writes'
import { entriesOf } from '@/contract/entries'
import { isRecentDay } from '@/contract/form-fields'
import type { FormCode, RecordCode } from '@/contract/text-fields'
import { isHtml } from '@/lib/html-to-text'
import { isSame } from './snapshot'
import { blankValues, type Mode, type Output, type Snapshot, type Value, type Values } from './values'

// What becomes of the values of a form before a write: they are checked by the contract's schema, which also returns them as
// they are sent, and the HTML that was typed is sanitised. An update leaves out what it does not change (write.ts).

/** The messages of refused fields, or what is sent and the fields of which an update leaves another published value. */
type Prepared = { errors: Record<string, string> } | { output: Output; leftOut: readonly string[] }

/** Prepares a write. `base` is the record that an update is compared with: what it has already is neither asked about nor changed. */
export async function prepare(
  screen: ResourceDefinition,
  mode: Mode,
  values: Values,
  base: Snapshot = {},
): Promise<Prepared> {
  const refusals = errorsOf(screen, mode, values, base)
  const errors = Object.keys(refusals).length > 0 ? refusals : await fileErrors(values)
  if (Object.keys(errors).length > 0) return { errors }
  const leftOut = Object.keys(values).filter((name) => mode === 'edit' && isLeftOut(screen, name, values[name], base))
  const output = await withSafeHtml(screen, outputOf(screen, mode, values) ?? {}, base)
  return { output: mode === 'create' ? { ...output, ...screen.creates?.() } : output, leftOut }
}

/** Returns what is sent of the values of a form; undefined where the schema refuses them. */
export function outputOf({ resource }: ResourceDefinition, mode: Mode, values: Values): Output | undefined {
  const result = v.safeParse(schemaOf(resource, mode), values)
  if (!result.success) return undefined
  const operation = mode === 'edit' ? 'update' : 'create'
  return Object.fromEntries(Object.entries(result.output).filter(([, value]) => isSent(resource, value, operation)))
}

/**
 * Whether an update with this value leaves a field as it is published, because it is not sent: an absent date, an order of 0,
 * an empty text where the resource sends none.
 */
export function isLeftOut(
  { resource, fields }: ResourceDefinition,
  name: string,
  value: Value | undefined,
  base: Snapshot,
): boolean {
  const schema = entriesOf(schemaOf(resource, 'edit'))[name]
  if (schema === undefined || isFileKind(fields[name]?.kind) || isSame(textOf(value), base[name] ?? '')) return false
  const result = v.safeParse(schema, value)
  return result.success && !isSent(resource, result.output, 'update')
}

const textOf = (value: Value | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Resolves to an output in which the HTML that differs from that of `base` is sanitised. */
async function withSafeHtml({ fields }: ResourceDefinition, output: Output, base: Snapshot): Promise<Output> {
  const texts = Object.entries(output).flatMap(([name, value]) => {
    const isTyped = typeof value === 'string' && isHtml(value) && !isSame(value, base[name] ?? '')
    return isTyped && fields[name]?.kind === 'html' ? [{ name, value }] : []
  })
  if (texts.length === 0) return output
  const { sanitizeToSend } = await import('@/lib/sanitize')
  return { ...output, ...Object.fromEntries(texts.map(({ name, value }) => [name, sanitizeToSend(value)])) }
}

/** Returns the message of the first failed check of each field. An unlikely date is asked about unless `base` has it already. */
export function errorsOf(
  screen: ResourceDefinition,
  mode: Mode,
  values: Values,
  base: Snapshot = {},
): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const issue of v.safeParse(schemaOf(screen.resource, mode), values).issues ?? []) {
    // An error of one file in a list is shown for the list.
    const [name = ''] = v.getDotPath(issue)?.split('.') ?? []
    messages[name] ??= messageFor(screen.fields[name], issue.message)
  }
  for (const [name, field] of Object.entries(screen.fields)) {
    const value = values[name]
    if (field.kind !== 'date' || typeof value !== 'string' || value === '' || value === base[name]) continue
    if (!isRecentDay(value)) messages[name] ??= messageFor(field, 'year')
  }
  return messages
}

/** Returns the names of the fields that must not be empty. */
export function requiredFields(screen: ResourceDefinition, mode: Mode): ReadonlySet<string> {
  const result = v.safeParse(schemaOf(screen.resource, mode), blankValues(screen))
  const missing = (result.issues ?? []).filter(({ message }) => message === 'required')
  return new Set(missing.map((issue) => v.getDotPath(issue) ?? ''))
}

const schemaOf = ({ form, edit = form }: ResourceDefinition['resource'], mode: Mode) => (mode === 'edit' ? edit : form)

/** The message of each code that a field of a record may have, besides an empty one, which names the field. */
const usualMessages: Readonly<Record<Exclude<RecordCode, 'required'>, MessageDescriptor>> = {
  email: msg`Entrez une adresse électronique valide, par exemple nom@exemple.cm.`,
  url: msg`Entrez une adresse web complète, qui commence par https://.`,
  number: msg`Entrez un nombre.`,
  integer: msg`Entrez un nombre entier.`,
  digits: msg`Ce nombre a plus de quinze chiffres, et serait arrondi : vérifiez-le.`,
  youtube: msg`Entrez l’adresse de la vidéo sur YouTube, ou son identifiant de onze caractères.`,
  date: msg`Entrez une date valide.`,
  year: msg`Vérifiez l’année : écrivez-la en quatre chiffres, entre 1990 et dans cinq ans.`,
  image: msg`Veuillez sélectionner une image valide`,
  document: msg`Le document doit être un fichier pdf, doc ou docx.`,
  size: msg`Le fichier dépasse 10 Mo.`,
  empty: msg`Le fichier est vide (0 octet) : enregistrez-le de nouveau, puis choisissez-le.`,
  choice: msg`Choisissez une des valeurs proposées.`,
}

/** Returns the message for a failed check: the field's own where it has one. */
export function messageFor(field: Field | undefined, code: string): string {
  const messages = field && 'messages' in field ? field.messages : undefined
  const label = field && 'label' in field ? i18n._(field.label) : ''
  const missing = code === 'required' && label !== '' ? msg`Renseignez le champ « ${label} ».` : undefined
  return i18n._(
    messages?.[code as FormCode] ??
      missing ??
      (usualMessages as Partial<Record<string, MessageDescriptor>>)[code] ??
      msg`Vérifiez ce champ.`,
  )
}
