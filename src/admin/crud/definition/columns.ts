import type { MessageDescriptor } from '@lingui/core'

export type Choices<Value extends string = string> = Readonly<Record<Value, MessageDescriptor>>

/** A `number` identifies or orders and is shown as it is; an `amount` is formatted. */
export interface Column<Row> {
  kind: 'text' | 'html' | 'number' | 'amount' | 'date' | 'image' | 'document' | 'link' | 'choice'
  id: string
  label: MessageDescriptor
  read: (row: Row) => string | number | null
  /** The text of an empty cell. */
  missing?: MessageDescriptor
  choices?: Choices
  /** The link of a document saves it instead of opening it. */
  downloads?: true
}

/** A column without a form field: a property of the row by its name, or a computed value. */
export type RowColumn<Row> =
  | {
      [Name in keyof Row & string]: Row[Name] extends string | number | null
        ? Pick<Column<Row>, 'kind' | 'label'> & { id: Name }
        : never
    }[keyof Row & string]
  | Pick<Column<Row>, 'id' | 'kind' | 'label' | 'read'>

/** Whether a list can be sorted by a column: not by files and links. */
export const isSortable = ({ kind }: Column<never>) => kind !== 'image' && kind !== 'document' && kind !== 'link'

/** Returns the column that names a row: the first text column. */
export const nameColumn = <Row>({ columns }: { columns: readonly Column<Row>[] }) =>
  columns.find(({ kind }) => kind === 'text')
