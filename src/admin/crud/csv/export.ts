import { i18n } from '@lingui/core'
import { type Column, shownValue } from '@/admin/crud/definition/columns'
import { writtenNumber } from '@/i18n/formatters'
import type { Locale } from '@/i18n/locale'
import { isoDayOf } from '@/lib/iso-day'
import { writeCsv } from './csv'

/** `iso`: 2026-03-03, `local`: 03/03/2026. */
export type DateStyle = 'iso' | 'local'

/** Resolves to a list as CSV text with the column labels as header, in the number format and separator of the language. */
export function listAsCsv(
  columns: readonly Column<never>[],
  rows: readonly object[],
  { locale, dates }: { locale: Locale; dates: DateStyle },
): Promise<string> {
  const head = columns.map(({ label }) => i18n._(label))
  const cells = rows.map((row) => columns.map((column) => cellText(column, row, locale, dates)))
  return writeCsv([head, ...cells], locale === 'fr' ? ';' : ',')
}

function cellText(column: Column<never>, row: object, locale: Locale, dates: DateStyle): string {
  // The rows of a screen are of its own resource.
  const value = (column as Column<object>).read(row)
  if (value === null || value === '') return ''
  switch (column.kind) {
    // Without thousands separators, with which a spreadsheet reads a number as text.
    case 'amount':
    case 'number':
      return writtenNumber(Number(value), locale)
    case 'date':
      return dates === 'iso' ? isoDayOf(String(value)) : isoDayOf(String(value)).split('-').toReversed().join('/')
    default:
      return shownValue(column, value, locale)
  }
}
