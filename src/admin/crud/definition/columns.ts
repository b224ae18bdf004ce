import type { MessageDescriptor } from '@lingui/core'
import type { Choices } from './fields'

// The columns of a list, as values. A column says by its parameter which rows it can read, so that a misspelt name
// does not compile.

type Kind = 'text' | 'html' | 'number' | 'amount' | 'date' | 'image' | 'document' | 'link' | 'choice'

export interface Column<Row> {
  kind: Kind
  id: string
  label: MessageDescriptor
  read: (row: Row) => string | number | null
  /** What stands where there is nothing. */
  missing?: MessageDescriptor
  choices?: Choices
}

type Text<Key extends string> = { readonly [K in Key]: string }
type Amount<Key extends string> = { readonly [K in Key]: number | null }

const textual =
  (kind: Kind) =>
  <Key extends string>(id: Key, label: MessageDescriptor, missing?: MessageDescriptor): Column<Text<Key>> => ({
    kind,
    id,
    label,
    read: (row) => row[id],
    ...(missing && { missing }),
  })

const numeric =
  (kind: Kind) =>
  <Key extends string>(id: Key, label: MessageDescriptor): Column<Amount<Key>> => ({
    kind,
    id,
    label,
    read: (row) => row[id],
  })

export const column = {
  text: textual('text'),
  html: textual('html'),
  date: textual('date'),
  image: textual('image'),
  document: textual('document'),
  link: textual('link'),
  /** A number that names or orders, written as it is. */
  number: numeric('number'),
  /** A number that measures, written as the language writes it. */
  amount: numeric('amount'),
  choice: <Key extends string>(id: Key, label: MessageDescriptor, choices: Choices): Column<Text<Key>> => ({
    kind: 'choice',
    id,
    label,
    choices,
    read: (row) => row[id],
  }),
  /** A value that stands deeper in the row. */
  of: <Row>(
    kind: Kind,
    id: string,
    label: MessageDescriptor,
    read: (row: Row) => string | number | null,
    missing?: MessageDescriptor,
  ): Column<Row> => ({ kind, id, label, read, ...(missing && { missing }) }),
}

/** Pictures and documents have no order. */
export const isSortable = ({ kind }: Column<never>) => kind !== 'image' && kind !== 'document' && kind !== 'link'

/** The column that a row is known by: its first text. */
export const nameColumn = ({ columns }: { columns: readonly Column<never>[] }) =>
  columns.find(({ kind }) => kind === 'text')
