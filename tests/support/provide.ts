import { type TableName, table } from '@mocks/db'

/** Makes these records the only ones of a table of the provider, with the same texts in both languages. */
export function provide(name: TableName, records: readonly object[]) {
  table(name).seed(records.map((record) => ({ fr: { ...record }, en: { ...record } })))
}
