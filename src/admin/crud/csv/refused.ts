import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { currentLocale } from '@/i18n/catalogs'
import { saveFile } from '@/lib/save-file'
import { writeCsv } from './csv'

/** A line of an imported file that was not added: its cells as they were read, and the reason. */
export interface RefusedLine {
  cells: readonly string[]
  reason: string
}

/** The title of the column of reasons, which a later import in the same language ignores. */
export const reasonHead = msg`Motif du refus`

/** Saves lines as a CSV file with the titles of theirs, to be corrected and imported again. */
export async function saveRefused(
  screen: ResourceDefinition,
  titles: readonly string[],
  lines: readonly RefusedLine[],
) {
  // The reason is first, so that a line keeps the number of its cells. It has another place in a line that was refused twice.
  const reasonAt = titles.indexOf(i18n._(reasonHead))
  const rest = (cells: readonly string[]) => cells.filter((_, at) => at !== reasonAt)
  const head = [i18n._(reasonHead), ...rest(titles)]
  const rows = lines.map(({ cells, reason }) => [reason, ...rest(cells)])
  const text = await writeCsv([head, ...rows], currentLocale() === 'fr' ? ';' : ',')
  saveFile(`${screen.path}-${i18n._(msg`lignes-refusees`)}.csv`, text, 'text/csv;charset=utf-8')
}
