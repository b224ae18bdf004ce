import { resources } from '@/contract/registry'
import { clearTables, type Fields, type TableName, table } from '../db'
import { inLocale } from '../locale'
import { giveFiles } from './given-files'

/** The initial data of a provider: records by table, and files by name. */
export interface Data {
  records: Partial<Record<TableName, readonly object[]>>
  files: Record<string, string>
}

/** The built-in initial data. */
export interface Seeds extends Data {
  records: Record<TableName, readonly object[]>
}

/** Replaces all data of the provider. */
export function seedProvider({ records, files }: Data) {
  clearTables()
  giveFiles(files)
  for (const name of tableNames) for (const record of records[name] ?? []) insert(name, record)
}

/** Reads the data of a JSON file: `{"publications": [{"id": 1, "title": {"fr": "…", "en": "…"}}], "files": {"a.svg": "…"}}`. */
export function parseData(json: string): Data {
  const data: unknown = JSON.parse(json)
  if (!isObject(data)) throw new Error('The data are an object of lists')
  const lists = tableNames.map((name) => [name, Array.isArray(data[name]) ? data[name] : []])
  const files = isObject(data.files) ? Object.entries(data.files) : []
  return {
    records: Object.fromEntries(lists),
    files: Object.fromEntries(files.map(([name, content]) => [name, String(content)])),
  }
}

// The names of the tables are those of the resources, which Object.keys does not say.
const tableNames = [...Object.keys(resources), 'users'] as TableName[]

function insert(name: TableName, record: object) {
  const french = inLocale(record, 'fr')
  const english = inLocale(record, 'en')
  if (isObject(french) && isObject(english)) table(name).insert(french, english)
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
