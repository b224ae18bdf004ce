import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { type Field, isFileKind } from '@/admin/crud/definition/fields'
import { readParts, withTimeout } from '@/api/lost-answer'
import { todayInCameroon } from '@/contract/birthday'
import { isRecentDay } from '@/contract/form-fields'
import type { Resource } from '@/contract/resource'
import type { FormCode } from '@/contract/text-fields'
import { currentLocale } from '@/i18n/catalogs'
import { writtenNumber } from '@/i18n/formatters'
import { decodeUri } from '@/lib/decode-uri'
import { isoDayOf } from '@/lib/iso-day'
import { plainNumber } from './typed-number'

export type Value = string | File | File[] | null
/** The values of an open form, by field. */
export type Values = Record<string, Value>
export type Mode = 'create' | 'edit'

/** A record in comparable form: the text of each field; of a file field, the addresses, one per line. */
export type Snapshot = Readonly<Record<string, string>>

/** Returns the initial values of a new record: blank, with today's date in Cameroon. */
export function newValues(screen: ResourceDefinition, parent?: number): Values {
  const dates = Object.entries(screen.fields).filter(([, { kind }]) => kind === 'date')
  return { ...blankValues(screen, parent), ...Object.fromEntries(dates.map(([name]) => [name, todayInCameroon()])) }
}

/** Returns the values of an empty record; `parent` is the id of the record that the screen is nested in. */
export function blankValues(screen: ResourceDefinition, parent?: number): Values {
  return fromRecord(screen, screen.within && parent !== undefined ? { [screen.within.field]: parent } : {})
}

/** Returns the values of an existing record. */
export const editValues = (screen: ResourceDefinition, row: object): Values => fromRecord(screen, screen.edit(row))

function fromRecord(screen: ResourceDefinition, record: Readonly<Record<string, unknown>>): Values {
  // A hidden field without a value is not sent.
  const fields = Object.entries(screen.fields).filter(
    ([name, { kind }]) => kind !== 'hidden' || (record[name] ?? '') !== '',
  )
  return Object.fromEntries(fields.map(([name, field]) => [name, initial(field, record[name])]))
}

function initial({ kind }: Field, value: unknown): Value {
  if (kind === 'image' || kind === 'document') return null
  if (kind === 'images') return []
  if (typeof value === 'number') return kind === 'number' ? numberText(value) : String(value)
  const text = typeof value === 'string' ? value : ''
  // The provider may answer with a time; the control and the contract take a day.
  return kind === 'date' ? isoDayOf(text) : text
}

/** Returns a number as it is typed in the current language (see `plainNumber`). */
export const ungrouped = (text: string) => plainNumber(text, currentLocale())

/** Returns a number as it is written in a form of the current language, without separators of thousands. */
export const numberText = (value: number) => writtenNumber(value, currentLocale())

/** Returns the values with their numbers as the contract accepts them. */
export function withPlainNumbers(screen: ResourceDefinition, values: Values): Values {
  const plain = Object.entries(values).map(([name, value]) => {
    const isNumber = screen.fields[name]?.kind === 'number' && typeof value === 'string'
    return [name, isNumber ? ungrouped(value) : value]
  })
  return Object.fromEntries(plain)
}

/**
 * Returns a validator of a form by the contract's schema: the message of the first failed check of each field. An unlikely
 * date is asked about unless it is among `known`, the values that the record has already.
 */
export function validatorOf(screen: ResourceDefinition, mode: Mode, known: Values = {}) {
  const schema = schemaOf(screen.resource, mode)
  return (values: Values): Record<string, string> => {
    const messages: Record<string, string> = {}
    for (const issue of v.safeParse(schema, withPlainNumbers(screen, values)).issues ?? []) {
      // An error of one file in a list is shown for the list.
      const [name = ''] = v.getDotPath(issue)?.split('.') ?? []
      messages[name] ??= messageFor(screen.fields[name], issue.message)
    }
    for (const [name, field] of Object.entries(screen.fields)) {
      const value = values[name]
      if (field.kind !== 'date' || typeof value !== 'string' || value === '' || value === known[name]) continue
      if (!isRecentDay(value)) messages[name] ??= messageFor(field, 'year')
    }
    return messages
  }
}

/** Returns the names of the fields that must not be empty. */
export function requiredFields(screen: ResourceDefinition, mode: Mode): ReadonlySet<string> {
  const result = v.safeParse(schemaOf(screen.resource, mode), blankValues(screen))
  const missing = (result.issues ?? []).filter(({ message }) => message === 'required')
  return new Set(missing.map((issue) => v.getDotPath(issue) ?? ''))
}

const schemaOf = (resource: Resource, mode: Mode) =>
  mode === 'edit' ? (resource.edit ?? resource.form) : resource.form

const usualMessages: Partial<Record<string, MessageDescriptor>> = {
  email: msg`Entrez une adresse électronique valide, par exemple nom@exemple.cm.`,
  url: msg`Entrez une adresse web complète, qui commence par https://.`,
  number: msg`Entrez un nombre.`,
  integer: msg`Entrez un nombre entier.`,
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
  const own = field && 'messages' in field ? field.messages : undefined
  const label = field && 'label' in field ? i18n._(field.label) : ''
  const missing = code === 'required' && label !== '' ? msg`Renseignez le champ « ${label} ».` : undefined
  return i18n._(own?.[code as FormCode] ?? missing ?? usualMessages[code] ?? msg`Vérifiez ce champ.`)
}

/** Returns the chosen files of a value. */
export const filesOf = (value: Value | undefined): readonly File[] =>
  value instanceof File ? [value] : Array.isArray(value) ? value : []

/** Whether a chosen file can still be read: not one that was changed, moved or removed on its disk. */
export const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** Whether a value is chosen files. */
export const hasFiles = (value: unknown) => value instanceof File || (Array.isArray(value) && value.length > 0)

/**
 * Fetches the files of a record from their addresses for the file fields of `values` without a chosen file. `lost` are
 * the fields with a file that cannot be fetched.
 */
export async function attachFiles(
  screen: ResourceDefinition,
  snapshot: Snapshot,
  values: Values,
): Promise<{ values: Values; lost: string[] }> {
  const attached: Values = { ...values }
  const lost: string[] = []
  for (const [name, { kind }] of Object.entries(screen.fields)) {
    const addresses = (snapshot[name] ?? '').split('\n').filter(Boolean)
    if (!isFileKind(kind) || hasFiles(values[name]) || addresses.length === 0) continue
    const files = (await Promise.all(addresses.map(readFile))).filter((file) => file !== undefined)
    if (files.length < addresses.length) lost.push(name)
    attached[name] = kind === 'images' ? files : (files[0] ?? null)
  }
  return { values: attached, lost }
}

/** Fetches a file; undefined when it is not available, or no more of it arrives. */
export async function readFile(address: string): Promise<File | undefined> {
  try {
    const { href, pathname } = new URL(address, window.location.href)
    return await withTimeout(undefined, async (signal, renew) => {
      const answer = await fetch(href, { signal })
      const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
      // A web server may answer with an HTML page for a missing file.
      if (!answer.ok || type === 'text/html') return undefined
      const name = decodeUri(pathname.split('/').at(-1) ?? '')
      return new File(await readParts(answer, renew), name || 'fichier', { type })
    })
  } catch {
    return undefined
  }
}
