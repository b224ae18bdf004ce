import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Imports, Screen } from '@/admin/crud/definition/definition'
import { textFields } from '@/admin/crud/definition/fields'
import { importsOf } from '@/admin/crud/record/imports'
import { sentTexts, snapshotOf } from '@/admin/crud/record/snapshot'
import { blankValues, ungrouped, validatorOf } from '@/admin/crud/record/values'
import { reasonHead } from '@/admin/crud/run/refused'
import { foldText } from '@/lib/fold-text'

/** The column of the file that each field is taken from, by its place; undefined for none. */
export type Mapping = Readonly<Record<string, number | undefined>>

export interface Line {
  /** In the file, from 1. */
  number: number
  /** What would be sent, by field. */
  values: Record<string, string>
  /** `known`: there is such a record already; `repeated`: there is such a line before it. */
  state: 'new' | 'invalid' | 'known' | 'repeated'
  /** What is wrong with it. */
  errors: readonly string[]
  /** The line that it repeats. */
  of?: number
}

/** How such a column is called elsewhere, in either language. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  email: ['courriel', 'mail', 'adresse'],
  nom: ['name', 'pays', 'country', 'ville', 'city', 'domaine'],
  titre: ['title', 'mission'],
  title: ['titre'],
  label: ['libelle', 'indicateur', 'indicator'],
  value: ['valeur', 'montant', 'amount'],
  youtube_id: ['youtube', 'identifiant', 'lien', 'link', 'url'],
}

const days = ['date', 'jour', 'day']

const letters = (text: string) => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Why a line is not added; '' for one that is. */
export function reasonOf({ state, errors, of = 0 }: Line): string {
  if (state === 'known') return i18n._(msg`Existe déjà`)
  if (state === 'repeated') return i18n._(msg`Comme la ligne ${of}`)
  return errors.join(' ')
}

/** Which column is which field, by the titles of the first row; `hasHead` when it holds titles at all. */
export function guessMapping(screen: Screen, [first = []]: readonly (readonly string[])[]) {
  const reason = letters(i18n._(reasonHead))
  const heads = first.map(letters).map((head) => (head === reason ? '' : head))
  const fields = textFields(screen)
  const taken = new Set<number>()
  const byTitle = fields.map(([name, { label, kind }]) => {
    const names = [name, i18n._(label), ...((kind === 'date' ? days : synonyms[name]) ?? [])].map(letters)
    const equal = heads.findIndex((head, at) => !taken.has(at) && names.includes(head))
    const alike = heads.findIndex((head, at) => !taken.has(at) && names.some((one) => head.includes(one)))
    const at = equal === -1 ? alike : equal
    if (at !== -1) taken.add(at)
    return [name, at === -1 ? undefined : at] as const
  })
  const inOrder = fields.map(([name], at) => [name, at < first.length ? at : undefined] as const)
  const imports = importsOf(screen)
  const { [imports?.by ?? '']: by } = Object.fromEntries<number | undefined>(byTitle)
  // An address or a name may look like a title; a row that could be sent as it is holds none.
  const isRecord = isEmptyObject(validatorOf(screen, 'create')(valuesOf(screen, first, Object.fromEntries(inOrder))))
  const hasHead = by !== undefined && !(isRecord && imports?.as === 'address')
  return { hasHead, mapping: Object.fromEntries<number | undefined>(hasHead ? byTitle : inOrder) }
}

const isEmptyObject = (value: object) => Object.keys(value).length === 0

/** What a file would do, line by line. `present` are the records there are, in every language they are read in. */
export function planImport(
  screen: Screen,
  table: readonly (readonly string[])[],
  {
    mapping,
    hasHead,
    parent,
    present,
  }: {
    mapping: Mapping
    hasHead: boolean
    /** The record that the screen is nested in. */
    parent?: number | undefined
    present: readonly object[]
  },
): Line[] {
  const validate = validatorOf(screen, 'create')
  const imports = importsOf(screen)
  const by = imports?.by ?? ''
  const seen = new Map<string, 'known' | number>()
  for (const row of present) seen.set(sameAs(imports, snapshotOf(screen, row)[by] ?? ''), 'known')
  return table.slice(hasHead ? 1 : 0).map((cells, index) => {
    const number = index + (hasHead ? 2 : 1)
    const values = valuesOf(screen, cells, mapping, parent)
    const errors = Object.values(validate(values))
    if (errors.length > 0) return { number, values, state: 'invalid', errors }
    const same = sameAs(imports, sentTexts(screen, values, 'create')[by] ?? '')
    const earlier = seen.get(same)
    if (earlier === 'known') return { number, values, state: 'known', errors }
    if (earlier !== undefined) return { number, values, state: 'repeated', errors, of: earlier }
    seen.set(same, number)
    return { number, values, state: 'new', errors }
  })
}

function valuesOf(screen: Screen, cells: readonly string[], mapping: Mapping, parent?: number) {
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(blankValues(screen, parent))) {
    const at = mapping[name]
    const kind = screen.fields[name]?.kind
    // What holds files is left as it is in a new record: empty.
    if (typeof value !== 'string') continue
    values[name] = at === undefined ? value : asTyped((cells[at] ?? '').trim(), kind)
  }
  return values
}

function asTyped(cell: string, kind: string | undefined): string {
  if (kind === 'html') return cell === '' || /<\/\w+>/.test(cell) ? cell : paragraphs(cell)
  if (kind === 'date') return isoDay(cell)
  return kind === 'number' ? ungrouped(cell) : cell
}

/** Plain text as HTML: a paragraph for each of its lines. */
const paragraphs = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\s*\n\s*/)
    .map((line) => `<p>${line}</p>`)
    .join('')

/** A day as a spreadsheet writes it (31/12/2026, 31.12.2026, with a time or without) in ISO; anything else as it is. */
function isoDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s.*)?$/.exec(text) ?? []
  if (day && month && year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return /^\d{4}-\d{2}-\d{2}[T ]/.test(text) ? text.slice(0, 10) : text
}

/** What two records of one thing have in common. */
function sameAs(imports: Imports | undefined, value: string): string {
  const text = value.trim()
  if (imports?.as === 'code') return text
  return imports?.as === 'address' ? text.toLowerCase() : foldText(text).replaceAll(/\s+/g, ' ')
}
