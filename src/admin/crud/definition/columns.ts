import type { MessageDescriptor } from '@lingui/core'
import type { Choices } from './fields'

/** A `number` names or orders, an `amount` measures. */
export interface Column<Row> {
  kind: 'text' | 'html' | 'number' | 'amount' | 'date' | 'image' | 'document' | 'link' | 'choice'
  id: string
  label: MessageDescriptor
  read: (row: Row) => string | number | null
  /** What stands where there is nothing. */
  missing?: MessageDescriptor
  choices?: Choices
  /** Shown only where « Colonnes » asks for it. */
  isHidden?: true
}

/** A column of a value that no form holds: a field of the row by its name, or a value read from deeper in it. */
export type RowColumn<Row> =
  | {
      [Name in keyof Row & string]: Row[Name] extends string | number | null
        ? Pick<Column<Row>, 'kind' | 'label' | 'isHidden'> & { id: Name }
        : never
    }[keyof Row & string]
  | Pick<Column<Row>, 'id' | 'kind' | 'label' | 'read' | 'isHidden'>

/** Pictures and documents have no order. */
export const isSortable = ({ kind }: Column<never>) => kind !== 'image' && kind !== 'document' && kind !== 'link'

/** The column that a row is known by: its first text. */
export const nameColumn = <Row>({ columns }: { columns: readonly Column<Row>[] }) =>
  columns.find(({ kind }) => kind === 'text')
