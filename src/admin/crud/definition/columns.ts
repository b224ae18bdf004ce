import { i18n, type MessageDescriptor } from '@lingui/core'
import { longDate } from '@/i18n/dates'
import { formatNumber } from '@/i18n/formatters'
import type { Locale } from '@/i18n/locale'
import { decodeEntities, htmlToText } from '@/lib/html-to-text'
import type { Row } from './row'

export type Choices<Value extends string = string> = Readonly<Record<Value, MessageDescriptor>>

/** A `number` identifies or orders and is shown as it is; an `amount` is formatted. */
export interface Column<Shape = Row> {
  kind: 'text' | 'html' | 'number' | 'amount' | 'date' | 'image' | 'document' | 'link' | 'choice'
  id: string
  label: MessageDescriptor
  read: (row: Shape) => string | number | null
  /** The text of an empty cell. */
  missing?: MessageDescriptor
  choices?: Choices
  /** The link of a document saves it instead of opening it. */
  downloads?: true
}

/** A column without a form field: a property of the row by its name, or a computed value. */
export type RowColumn<Shape = Row> =
  | {
      [Name in keyof Shape & string]: Shape[Name] extends string | number | null
        ? Pick<Column, 'kind' | 'label'> & { id: Name }
        : never
    }[keyof Shape & string]
  | Pick<Column<Shape>, 'id' | 'kind' | 'label' | 'read'>

/** Whether a list can be sorted by a column: not by files and links. */
export const isSortable = ({ kind }: Column) => kind !== 'image' && kind !== 'document' && kind !== 'link'

/** Returns the column that names a row: the first text column. */
export const nameColumn = ({ columns }: { columns: readonly Column[] }) => columns.find(({ kind }) => kind === 'text')

/** Returns the cell of a row as plain text; '' for an empty one. */
export const shownText = (column: Column, row: Row, locale: Locale): string =>
  shownValue(column, column.read(row), locale)

/** Returns a value of a column as plain text: a choice by its label, dates and amounts formatted, without tags and entities. */
export function shownValue(column: Column, value: string | number | null, locale: Locale): string {
  if (value === null || value === '') return ''
  switch (column.kind) {
    case 'amount':
      return formatNumber(Number(value), locale)
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
