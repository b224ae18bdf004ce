import { factory, nullable, primaryKey } from '@mswjs/data'
import { resources } from '@/contract/registry'
import type { Locale } from './locale'
import { modelOf } from './model'

export type Fields = Record<string, unknown>
export type Row = Fields & { id: number }
export type TableName = keyof typeof resources | 'users'

/** The table of one resource: French rows, and English ones under the same ids. */
export interface Table {
  all: (locale: Locale) => Row[]
  find: (field: string, value: number | string, locale: Locale) => Row | undefined
  /** Adds a record. A null id becomes the next one, never that of a removed record. Without an English row the French one serves both languages. */
  insert: (french: Fields, english?: Fields) => Row
  /** Changes the given fields in both languages. */
  change: (id: number, fields: Fields) => void
  remove: (id: number) => void
  clear: () => void
}

/** Returns the table of a resource or of the users. Its rows are copies. */
export function table(name: TableName): Table {
  const found = tables.get(name)
  if (!found) throw new Error(`No table ${name}`)
  return found
}

export function clearTables() {
  for (const each of tables.values()) each.clear()
}

const user = { name: '', email: '', type_user: '', avatar: '', password: '', created_at: '' }
const blanks: Record<string, Fields> = { users: user }
for (const resource of Object.values(resources)) blanks[resource.name] = modelOf(resource)

const names = Object.keys(blanks)
const english = (name: string) => `${name} in English`
const models = names.flatMap((name) => [name, english(name)].map((each) => [each, definition(blanks[name] ?? {})]))
// The library infers types from a literal definition only. This one is derived, so that its calls are typed here.
const api = factory(Object.fromEntries(models)) as unknown as Record<string, Model>
const tables = new Map<string, Table>(names.map((name) => [name, makeTable(model(name), model(english(name)))]))

interface Where {
  where: Record<string, { equals: unknown }>
}
interface Model {
  create: (values: Fields) => Row
  getAll: () => Row[]
  findFirst: (query: Where) => Row | null
  update: (query: Where & { data: Fields }) => Row | null
  delete: (query: Where) => Row | null
  deleteMany: (query: { where: object }) => unknown
}

const where = (field: string, value: unknown): Where => ({ where: { [field]: { equals: value } } })

function makeTable(rows: Model, translations: Model): Table {
  const inLanguage = (row: Row, locale: Locale) =>
    structuredClone(plain((locale === 'en' && translations.findFirst(where('id', row.id))) || row))
  /** The highest id ever used. */
  let lastId = 0
  return {
    all: (locale) => {
      const inEnglish = new Map(locale === 'en' ? translations.getAll().map((row) => [row.id, row]) : [])
      return rows.getAll().map((row) => structuredClone(plain(inEnglish.get(row.id) ?? row)))
    },
    find: (field, value, locale) => {
      const row = rows.findFirst(where(field, value))
      return row ? inLanguage(row, locale) : undefined
    },
    insert: (french, translated) => {
      const id = typeof french.id === 'number' ? french.id : lastId + 1
      lastId = Math.max(lastId, id)
      if (translated) translations.create({ ...translated, id })
      return structuredClone(plain(rows.create({ ...french, id })))
    },
    change: (id, data) => {
      rows.update({ ...where('id', id), data })
      translations.update({ ...where('id', id), data })
    },
    remove: (id) => {
      rows.delete(where('id', id))
      translations.delete(where('id', id))
    },
    clear: () => {
      lastId = 0
      rows.deleteMany({ where: {} })
      translations.deleteMany({ where: {} })
    },
  }
}

function definition(blank: Fields): object {
  const properties = Object.entries(blank).map(([name, value]) => [name, property(value)])
  return { ...Object.fromEntries(properties), id: primaryKey(Number) }
}

// The library loses updates to a nullable object, so that nested objects are not nullable. Every other value is.
function property(blank: unknown): unknown {
  if (Array.isArray(blank)) return nullable(() => Array<string>())
  if (typeof blank !== 'object' || blank === null) return nullable(() => null)
  return Object.fromEntries(Object.entries(blank).map(([name, value]) => [name, property(value)]))
}

function model(name: string) {
  const found = api[name]
  if (!found) throw new Error(`No model ${name}`)
  return found
}

// Removes the library's symbols, which types and comparisons would see.
function plain(row: Row): Row {
  return { ...row }
}
