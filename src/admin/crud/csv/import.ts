import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Imports, ResourceDefinition } from '@/admin/crud/definition/definition'
import { textFields } from '@/admin/crud/definition/fields'
import { sentTexts, snapshotOf } from '@/admin/crud/record/snapshot'
import { blankValues, seenValue, ungrouped, validatorOf } from '@/admin/crud/record/values'
import { currentLocale } from '@/i18n/catalogs'
import { typedDate } from '@/i18n/typed-date'
import { foldText } from '@/lib/fold-text'
import { inSlices } from '@/lib/in-slices'
import { type Row, saveCsv, writeCsv } from './csv'

/** The index of the file's column for each field; undefined for none. */
export type Mapping = Readonly<Record<string, number | undefined>>

export interface Line {
  /** The number of the line in the file, from 1. */
  number: number
  /** Its cells as they were read. */
  cells: readonly string[]
  /** The values to send, by field. */
  values: Record<string, string>
  /** `repeated`: such a record exists already, or the file has such a line before it. */
  state: 'new' | 'invalid' | 'repeated'
  /** Why it is not added; '' for a new one. */
  reason: string
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

/** The title of the column of reasons, which a later import in the same language ignores. */
const reasonHead = msg`Motif du refus`

/** Guesses the mapping from the titles in the first row. `hasHead` is whether that row holds titles. */
export function guessMapping(
  screen: ResourceDefinition,
  [{ cells: first } = { cells: [] }]: readonly Pick<Row, 'cells'>[],
) {
  const reason = letters(i18n._(reasonHead))
  // An e-mail address is no title.
  const heads = first.map((cell) => (cell.includes('@') || letters(cell) === reason ? '' : letters(cell)))
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
  const mapping: Mapping = Object.fromEntries(byTitle)
  const hasHead = mapping[screen.imports?.by ?? ''] !== undefined
  if (hasHead) return { hasHead, mapping }
  const inOrder = fields.map(([name], at) => [name, at < first.length ? at : undefined] as const)
  return { hasHead, mapping: Object.fromEntries(inOrder) as Mapping }
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
  /** The numbers of the lines by what they are matched by; 0 for a record. */
  const seen = new Map(present.map((row) => [matchKey(imports, snapshotOf(screen, row)[by] ?? ''), 0]))
  const plan = ({ line: number, cells }: Row): Line => {
    const values = valuesOf(screen, cells, mapping, parent)
    const line = { number, cells, values }
    // Where a separator is missing or too many, the cells after it are in the wrong columns.
    const count = cells.slice(width).some((cell) => cell.trim() !== '') ? cells.length : Math.min(cells.length, width)
    const counts = msg`Nombre de cellules : ${count}, au lieu de ${width}. Corrigez la ligne dans le fichier.`
    const reason = count === width ? Object.values(validate(values)).join(' ') : i18n._(counts)
    if (reason !== '') return { ...line, state: 'invalid', reason }
    const same = matchKey(imports, sentTexts(screen, values, 'create')[by] ?? '')
    const of = seen.get(same)
    if (of !== undefined)
      return {
        ...line,
        state: 'repeated',
        reason: i18n._(of === 0 ? msg`Existe déjà` : msg`Comme la ligne ${of}`),
      }
    seen.set(same, number)
    return { ...line, state: 'new', reason }
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
  if (kind === 'date') return typedDate(cell)
  return kind === 'number' ? ungrouped(cell) : cell
}

/** Returns the normalised value by which an imported row and a record are matched. */
const matchKey = (imports: Imports | undefined, value: string) =>
  imports?.isExact ? value.trim() : foldText(value.trim())

/** Saves lines that were not added as a CSV file with the titles of theirs, to be corrected and imported again. */
export async function saveRefused(
  { path }: ResourceDefinition,
  titles: readonly string[],
  lines: readonly Pick<Line, 'cells' | 'reason'>[],
) {
  // The reason is first, so that a line keeps the number of its cells. It has another place in a line that was refused twice.
  const reasonAt = titles.indexOf(i18n._(reasonHead))
  const rest = (cells: readonly string[]) => cells.filter((_, at) => at !== reasonAt)
  const head = [i18n._(reasonHead), ...rest(titles)]
  const rows = lines.map(({ cells, reason }) => [reason, ...rest(cells)])
  saveCsv(`${path}-${i18n._(msg`lignes-refusees`)}`, await writeCsv([head, ...rows], currentLocale()))
}
