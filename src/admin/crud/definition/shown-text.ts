import { i18n } from '@lingui/core'
import { longDate } from '@/i18n/dates'
import { numberFormat } from '@/i18n/formatters'
import type { Locale } from '@/i18n/locale'
import { htmlToText } from '@/lib/html-to-text'
import type { Column } from './columns'

/** What a column shows of a row, as text: a choice by its label, a date in words, a number with its spaces, no tags; '' for nothing. */
export function shownText(column: Column<never>, row: object, locale: Locale): string {
  // A screen's columns are given the rows of its own resource only.
  return shownValue(column, (column as Column<object>).read(row), locale)
}

/** The same for a value of the column. */
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
    default:
      return String(value)
  }
}
