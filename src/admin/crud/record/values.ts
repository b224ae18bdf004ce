import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Field } from '@/admin/crud/definition/fields'
import type { ChosenFiles } from '@/admin/pictures/files'
import { todayInCameroon } from '@/contract/birthday'
import { isRecentDay } from '@/contract/form-fields'
import type { Resource } from '@/contract/resource'
import type { FormCode } from '@/contract/text-fields'
import { currentLocale } from '@/i18n/catalogs'
import { writtenNumber } from '@/i18n/formatters'
import type { Locale } from '@/i18n/locale'
import { isoDayOf } from '@/lib/iso-day'
import { seenEmail, seenText } from '@/lib/seen-text'

export type Value = string | ChosenFiles
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
  return kind === 'date' ? isoDayOf(text) : seenValue(kind, text)
}

/** Returns the text of a one-line field as it is seen (lib/seen-text.ts), any other unchanged. */
export function seenValue(kind: string | undefined, text: string): string {
  if (kind === 'email') return seenEmail(text)
  return kind === 'text' || kind === 'url' || kind === 'number' ? seenText(text) : text
}

/** Returns a number as it is typed in the current language (see `plainNumber`). */
export const ungrouped = (text: string) => plainNumber(text, currentLocale())

/** Returns a number as it is written in a form of the current language, without separators of thousands. */
export const numberText = (value: number) => writtenNumber(value, currentLocale())

/** Returns the values as the contract accepts them: numbers without separators, one-line texts as they are seen. */
export function normalizedValues(screen: ResourceDefinition, values: Values): Values {
  const normalized = Object.entries(values).map(([name, value]) => {
    const kind = screen.fields[name]?.kind
    if (typeof value !== 'string') return [name, value]
    const seen = seenValue(kind, value)
    return [name, kind === 'number' ? ungrouped(seen) : seen]
  })
  return Object.fromEntries(normalized)
}

/**
 * Returns a validator of a form by the contract's schema: the message of the first failed check of each field. An unlikely
 * date is asked about unless it is among `known`, the values that the record has already.
 */
export function validatorOf(screen: ResourceDefinition, mode: Mode, known: Values = {}) {
  const schema = schemaOf(screen.resource, mode)
  return (values: Values): Record<string, string> => {
    const messages: Record<string, string> = {}
    for (const issue of v.safeParse(schema, normalizedValues(screen, values)).issues ?? []) {
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

const group = /^\d{1,3}(?:([ .,'’])\d{3}(?:\1\d{3})*)?$/

/**
 * Returns a number as typed in a language with its decimal sign alone: "1 234,5" and "1.234,5" are "1234,5" in French,
 * "1,234.5" is "1234.5" in English. A single sign of the other language before three digits separates thousands: in French
 * "25.000" is 25000. Any other text is returned unchanged.
 */
export function plainNumber(typed: string, locale: Locale): string {
  const [, minus = '', digits = ''] = /^([-\u2010-\u2013\u2212]|\+)? ?(\d[\d .,'’]*)$/.exec(spaced(typed)) ?? []
  const decimal = decimalIn(digits, locale === 'fr' ? ',' : '.')
  const at = decimal === '' ? digits.length : digits.lastIndexOf(decimal)
  const [whole, fraction] = [digits.slice(0, at), digits.slice(at + 1)]
  const isWhole = /^\d+$/.test(whole) || group.test(whole)
  if (!isWhole || !(decimal === '' || /^\d+$/.test(fraction))) return typed
  const sign = minus === '' || minus === '+' ? '' : '-'
  return sign + whole.replaceAll(/\D/g, '') + (fraction && (locale === 'fr' ? ',' : '.') + fraction)
}

const spaced = (text: string) => text.replaceAll(/\s/g, ' ').trim()

/** Returns the sign before the decimals, '' for none. `own` is that of the language. */
function decimalIn(digits: string, own: string): string {
  const signs = digits.match(/[.,]/g) ?? []
  const [first = '', last = ''] = [signs[0], signs.at(-1)]
  if (first !== last) return last
  if (signs.length > 1) return ''
  return first !== own && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? '' : first
}
