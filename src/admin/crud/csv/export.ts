import { i18n } from '@lingui/core'
import { type Column, shownValue } from '@/admin/crud/definition/columns'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Row } from '@/admin/crud/definition/row'
import { todayInCameroon } from '@/contract/birthday'
import { currentLocale } from '@/i18n/catalogs'
import { writtenNumber } from '@/i18n/formatters'
import { foldText } from '@/lib/fold-text'
import { isoDayOf } from '@/lib/iso-day'
import { saveCsv } from './csv'

/** Returns the titles of the columns in the present language: the first line of an exported file. */
export const titlesOf = ({ columns }: ResourceDefinition) => columns.map(({ label }) => i18n._(label))

/** Saves rows of a list as a CSV file, which a spreadsheet opens and `readRecords` reads. */
export function exportRows(screen: ResourceDefinition, rows: readonly Row[]): void {
  const name = foldText(i18n._(screen.noun.many)).replaceAll(/[^a-z0-9]+/g, '-')
  const lines = rows.map((row) => screen.columns.map((column) => cellText(column, row)))
  saveCsv(`${name}-${todayInCameroon()}`, [titlesOf(screen), ...lines])
}

function cellText(column: Column, row: Row): string {
  const value = column.read(row)
  if (value === null || value === '') return ''
  switch (column.kind) {
    // A number has no thousands separators: with them a spreadsheet reads a text.
    case 'amount':
    case 'number':
      return writtenNumber(Number(value), currentLocale())
    // Every spreadsheet reads an ISO day alike.
    case 'date':
      return isoDayOf(String(value))
    default:
      return shownValue(column, value, currentLocale())
  }
}
