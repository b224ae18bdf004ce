import { i18n } from '@lingui/core'
import { longDate } from '@/i18n/dates'
import { numberFormat } from '@/i18n/formatters'
import type { Locale } from '@/i18n/locale'
import { decodeEntities, htmlToText } from '@/lib/html-to-text'
import type { Column } from './columns'

/** Returns the cell of a row as plain text; '' for an empty one. */
export function shownText(column: Column<never>, row: object, locale: Locale): string {
  // The rows of a screen are of its own resource.
  return shownValue(column, (column as Column<object>).read(row), locale)
}

/** Returns a value of a column as plain text: a choice by its label, dates and amounts formatted, without tags and entities. */
export function shownValue(column: Column<never>, value: string | number | null, locale: Locale): string {
  if (value === null || value === '') return ''
  switch (column.kind) {
    case 'amount':
      return numberFormat(locale).format(Number(value))
    case 'date':
      return longDate(String(value), locale) || String(value)
    case 'choice': {
      const label = column.choices?.[String(value)]
      return label ? i18n._(label) : String(value)
    }
    case 'html':
      return htmlToText(String(value))
    case 'text':
      return decodeEntities(String(value))
    default:
      return String(value)
  }
}
