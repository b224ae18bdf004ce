import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Imports, ResourceDefinition } from '@/admin/crud/definition/definition'
import { textFields } from '@/admin/crud/definition/fields'
import { sentTexts, snapshotOf } from '@/admin/crud/record/snapshot'
import { blankValues, seenValue, ungrouped, validatorOf } from '@/admin/crud/record/values'
import { typedDate } from '@/i18n/typed-date'
import { foldText } from '@/lib/fold-text'
import { inSlices } from '@/lib/in-slices'
import type { Row } from './csv'
import { reasonHead } from './refused'

/** The index of the file's column for each field; undefined for none. */
export type Mapping = Readonly<Record<string, number | undefined>>

export interface Line {
  /** The number of the line in the file, from 1. */
  number: number
  /** Its cells as they were read. */
  cells: readonly string[]
  /** The values to send, by field. */
  values: Record<string, string>
  /** `known`: such a record exists already; `repeated`: the file has such a line before it. */
  state: 'new' | 'invalid' | 'known' | 'repeated'
  /** The messages of failed checks. */
  errors: readonly string[]
  /** The number of the line that it repeats. */
  of?: number
}

/** Other column titles by which a field is recognised, in both languages. */
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

/** Returns why a line is not added; '' for a new one. */
export function reasonOf({ state, errors, of = 0 }: Line): string {
  if (state === 'known') return i18n._(msg`Existe déjà`)
  if (state === 'repeated') return i18n._(msg`Comme la ligne ${of}`)
  return errors.join(' ')
}

/** Guesses the mapping from the titles in the first row. `hasHead` is whether that row holds titles. */
export function guessMapping(
  screen: ResourceDefinition,
  [{ cells: first } = { cells: [] }]: readonly Pick<Row, 'cells'>[],
) {
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
  const { imports } = screen
  const { [imports?.by ?? '']: by } = Object.fromEntries<number | undefined>(byTitle)
  // An address may look like a title; a row of valid values is a record.
  const errors = validatorOf(screen, 'create')(valuesOf(screen, first, Object.fromEntries(inOrder)))
  const isRecord = Object.keys(errors).length === 0
  const hasHead = by !== undefined && !(isRecord && imports?.as === 'address')
  return { hasHead, mapping: Object.fromEntries<number | undefined>(hasHead ? byTitle : inOrder) }
}

/** Returns what is to be said about the titles of a file: those twice or unknown, and the fields without a column. */
export function headFaults(
  screen: ResourceDefinition,
  [head]: readonly Pick<Row, 'cells'>[],
  mapping: Mapping,
): string[] {
  const titles = (head?.cells ?? []).map((title) => title.trim())
  const folded = titles.map(letters)
  const isFirst = (at: number) => folded.indexOf(folded[at] ?? '') === at
  const known = new Set([...Object.values(mapping), folded.indexOf(letters(i18n._(reasonHead)))])
  const twice = titles.filter((title, at) => title !== '' && !isFirst(at)).join(', ')
  const unknown = titles.filter((title, at) => title !== '' && isFirst(at) && !known.has(at)).join(', ')
  const fields = textFields(screen).filter(([name]) => mapping[name] === undefined)
  const missing = fields.map(([, { label }]) => i18n._(label)).join(', ')
  return [
    twice && i18n._(msg`Titre répété, seule sa première colonne est lue : ${twice}.`),
    unknown && i18n._(msg`Titre inconnu, sa colonne n’est pas lue : ${unknown}.`),
    missing && i18n._(msg`Aucune colonne du fichier pour : ${missing}.`),
  ].filter((text) => text !== '')
}

/** Returns the number of columns of a table: of its titles, or of its first row. */
export function widthOf([first]: readonly Pick<Row, 'cells'>[], hasHead: boolean): number {
  const cells = first?.cells ?? []
  return hasHead ? cells.findLastIndex((title) => title.trim() !== '') + 1 : cells.length
}

/** Resolves to the outcome of each line of a file. `present` are the existing records in all languages. */
export async function planImport(
  screen: ResourceDefinition,
  table: readonly Row[],
  {
    mapping,
    hasHead,
    parent,
    present,
    signal,
  }: {
    mapping: Mapping
    hasHead: boolean
    /** The id of the record that the screen is nested in. */
    parent?: number | undefined
    present: readonly object[]
    signal?: AbortSignal
  },
): Promise<Line[]> {
  const validate = validatorOf(screen, 'create')
  const { imports } = screen
  const by = imports?.by ?? ''
  const width = widthOf(table, hasHead)
  const seen = new Map<string, 'known' | number>()
  for (const row of present) seen.set(matchKey(imports, snapshotOf(screen, row)[by] ?? ''), 'known')
  const plan = ({ line: number, cells }: Row): Line => {
    const values = valuesOf(screen, cells, mapping, parent)
    const line = { number, cells, values }
    // Where a separator is missing or too many, the cells after it are in the wrong columns.
    const count = cells.slice(width).some((cell) => cell.trim() !== '') ? cells.length : Math.min(cells.length, width)
    const counts = msg`Nombre de cellules : ${count}, au lieu de ${width}. Corrigez la ligne dans le fichier.`
    const errors = count === width ? Object.values(validate(values)) : [i18n._(counts)]
    if (errors.length > 0) return { ...line, state: 'invalid', errors }
    const same = matchKey(imports, sentTexts(screen, values, 'create')[by] ?? '')
    const earlier = seen.get(same)
    if (earlier === 'known') return { ...line, state: 'known', errors }
    if (earlier !== undefined) return { ...line, state: 'repeated', errors, of: earlier }
    seen.set(same, number)
    return { ...line, state: 'new', errors }
  }
  return inSlices(table.slice(hasHead ? 1 : 0), plan, signal)
}

function valuesOf(screen: ResourceDefinition, cells: readonly string[], mapping: Mapping, parent?: number) {
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(blankValues(screen, parent))) {
    const at = mapping[name]
    const kind = screen.fields[name]?.kind
    // A CSV file cannot fill file fields.
    if (typeof value !== 'string') continue
    values[name] = at === undefined ? value : asTyped(seenValue(kind, cells[at] ?? '').trim(), kind)
  }
  return values
}

function asTyped(cell: string, kind: string | undefined): string {
  if (kind === 'html') return cell === '' || /<\/\w+>/.test(cell) ? cell : paragraphs(cell)
  if (kind === 'date') return typedDate(cell)
  return kind === 'number' ? ungrouped(cell) : cell
}

/** Converts plain text to HTML with one paragraph per line. */
const paragraphs = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\s*\n\s*/)
    .map((line) => `<p>${line}</p>`)
    .join('')

/** Returns the normalised value by which an imported row and a record are matched. */
function matchKey(imports: Imports | undefined, value: string): string {
  if (imports?.as === 'code') return value.trim()
  return imports?.as === 'address' ? value.trim().toLowerCase() : foldText(value.trim())
}
