import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { type Field, isFileKind } from '@/admin/crud/definition/fields'
import { errorsOf } from '@/admin/crud/record/prepare'
import { blankValues, type Value, type Values } from '@/admin/crud/record/values'
import { currentLocale } from '@/i18n/catalogs'
import { typedDate } from '@/i18n/typed-date'
import { typedNumber } from '@/i18n/typed-number'
import { FileError, readCsv, saveCsv, separator } from './csv'
import { titlesOf } from './export'

/** A line of a file with the columns of an export. */
export interface Line {
  /** The number of the line in the file, from 1. */
  number: number
  /** Its cells, in the order of the columns. */
  cells: string[]
  values: Values
  /** Why it is not sent; '' for a valid one. */
  reason: string
}

/** The title of the column of reasons in a file of refused lines; an import ignores it. */
const reasonTitle = () => i18n._(msg`Motif du refus`)

/**
 * Resolves to the lines of a file as `exportRows` writes it; columns can be left out. `parent` is the id of the record that the
 * screen is nested in. Rejects with a `FileError`.
 */
export async function readRecords(screen: ResourceDefinition, file: File, parent?: number): Promise<Line[]> {
  const [head, ...rows] = await readCsv(file)
  if (head === undefined) throw new FileError(i18n._(msg`Le fichier est vide.`))
  const titles = titlesOf(screen)
  const columnTitles = head.cells.map((title) => title.trim())
  const isExport = columnTitles.every(
    (title, at) => [...titles, reasonTitle()].includes(title) && columnTitles.indexOf(title) === at,
  )
  const exportHead = titles.join(separator())
  if (!isExport)
    throw new FileError(i18n._(msg`La première ligne n’est pas celle d’un export de cette liste : ${exportHead}`))
  const blank = blankValues(screen, parent)
  const width = columnTitles.length
  return rows.map(({ number, cells: texts }) => {
    const count = texts.length
    if (count !== width)
      throw new FileError(i18n._(msg`Ligne ${number} : nombre de cellules : ${count}, au lieu de ${width}.`))
    const cells = titles.map((title) => texts[columnTitles.indexOf(title)]?.trim() ?? '')
    const cellValues = screen.columns.flatMap(({ id }, at): [string, Value][] => {
      const kind = screen.fields[id]?.kind
      if (kind === undefined || kind === 'hidden' || isFileKind(kind)) return []
      return [[id, valueIn(cells[at] ?? '', kind)]]
    })
    const values = { ...blank, ...Object.fromEntries(cellValues) }
    return { number, cells, values, reason: Object.values(errorsOf(screen, 'create', values)).join(' ') }
  })
}

function valueIn(cell: string, kind: Field['kind']): Value {
  if (kind === 'date') return typedDate(cell)
  return kind === 'number' ? typedNumber(cell, currentLocale()) : cell
}

/** Saves lines that were not taken as a CSV file with the reason of each, to be corrected and imported again. */
export function saveRefused(screen: ResourceDefinition, lines: readonly Pick<Line, 'cells' | 'reason'>[]): void {
  const head = [...titlesOf(screen), reasonTitle()]
  saveCsv(`${screen.path}-${i18n._(msg`lignes-refusees`)}`, [
    head,
    ...lines.map(({ cells, reason }) => [...cells, reason]),
  ])
}
