import { type Fields, type SeedOptions, type TableName, type Translated, table } from '../db'
import { inLocale } from '../locale'
import { isFields, tableNames } from '../model'
import { addFiles, removeFiles } from '../stored-files'

/** Records by table, and files by name. */
export interface Data {
  records: Partial<Record<TableName, readonly object[]>>
  files: Record<string, string>
}

/** The built-in initial data. */
export interface Seeds extends Data {
  records: Record<Exclude<TableName, 'sessions'>, readonly object[]>
}

const none: readonly object[] = []
const translations = new WeakMap<readonly object[], readonly Translated[]>()

/** Replaces all data of the provider. */
export function seedProvider({ records, files }: Data, options?: SeedOptions) {
  removeFiles()
  addFiles(files)
  for (const name of tableNames) {
    const list = records[name] ?? none
    const translated = translations.get(list) ?? list.map((record) => translate(record))
    translations.set(list, translated)
    table(name).seed(translated, options)
  }
}

/**
 * Adds data to those of the provider. A record with the id of another one replaces the fields that it has; a number in the place
 * of a list adds so many records, which repeat those of the table under other titles.
 */
export function addData({ records, files }: Data) {
  addFiles(files)
  for (const name of tableNames)
    for (const record of records[name] ?? []) {
      const { fr, en } = translate(record)
      const id = Number(fr.id)
      if (table(name).count({ where: { id: { equals: id } } }) > 0) table(name).update(id, fr, en)
      else table(name).create(fr, en)
    }
}

/**
 * Parses the data of a JSON file: `{"publications": [{"id": 1, "title": {"fr": "…", "en": "…"}}], "files": {"a.svg": "…"}}`.
 * @throws Error for JSON of another shape, and for a table that does not exist.
 */
export function parseData(json: string): Data {
  const data: unknown = JSON.parse(json)
  if (!isFields(data)) throw new Error('The data are an object of lists')
  const { files = {}, ...lists } = data
  if (!isFields(files)) throw new Error('“files” is an object of files by their names')
  const records = Object.entries(lists).map(([name, list]) => {
    if (!isTableName(name)) throw new Error(`There is no table “${name}”. There are: ${tableNames.join(', ')}.`)
    if (typeof list === 'number') return [name, copies(name, list)]
    if (!Array.isArray(list) || !list.every(isFields)) throw new Error(`“${name}” is a list of records`)
    return [name, list]
  })
  return {
    records: Object.fromEntries(records),
    files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, String(content)])),
  }
}

const isTableName = (name: string): name is TableName => tableNames.some((one) => one === name)

/** Returns new records like those of a table, numbered, without ids. */
function copies(name: TableName, count: number): object[] {
  const rows = table(name).findMany({ orderBy: [{ id: 'asc' }], take: count })
  const english = table(name).findMany({ orderBy: [{ id: 'asc' }], take: count }, 'en')
  return Array.from({ length: count }, (_none, n) => {
    const at = n % Math.max(rows.length, 1)
    return { fr: numbered(rows[at] ?? {}, n + 1), en: numbered(english[at] ?? {}, n + 1) }
  })
}

/** The fields that tell a record from another one. */
const labels = new Set(['title', 'titre', 'nom', 'name', 'label', 'slug'])

function numbered({ id: _id, ...row }: Fields, n: number): Fields {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => {
      if (labels.has(field)) return [field, [value, n].join(field === 'slug' ? '-' : ' ')]
      return [field, field === 'email' ? `${n}.${String(value)}` : value]
    }),
  )
}

function translate(record: object): Translated {
  // A record of a table is in both languages already.
  if ('fr' in record && 'en' in record && isFields(record.fr) && isFields(record.en))
    return { fr: record.fr, en: record.en }
  return { fr: Object(inLocale(record, 'fr')), en: Object(inLocale(record, 'en')) }
}
