import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { textFields } from '@/admin/crud/definition/fields'
import { writeCsv } from '@/admin/csv/csv'
import { currentLocale } from '@/i18n/catalogs'
import { saveFile } from '@/lib/save-file'

/** A line of an imported file that was not added: its values, by field, and the reason. */
export interface SkippedLine {
  values: Readonly<Record<string, string>>
  reason: string
}

/** The title of the column of reasons, which a later import in the same language ignores. */
export const reasonHead = msg`Motif du refus`

/** Saves lines as a CSV file that can be corrected and imported again. */
export function saveSkippedLines(screen: ResourceDefinition, lines: readonly SkippedLine[]): void {
  const fields = textFields(screen)
  const head = [...fields.map(([, { label }]) => i18n._(label)), i18n._(reasonHead)]
  const rows = lines.map(({ values, reason }) => [...fields.map(([name]) => values[name] ?? ''), reason])
  const text = writeCsv([head, ...rows], currentLocale() === 'fr' ? ';' : ',')
  saveFile(`${screen.path}-${i18n._(msg`lignes-refusees`)}.csv`, text, 'text/csv;charset=utf-8')
}
