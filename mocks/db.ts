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

const user = { name: null, email: null, type_user: null, avatar: null, password: null, created_at: null }
const blanks: Record<string, Fields> = { users: user }
for (const resource of Object.values(resources)) blanks[resource.name] = modelOf(resource)

const tables = new Map(Object.entries(blanks).map(([name, blank]) => [name, makeTable(blank)]))

function makeTable(blank: Fields): Table {
  const rows = new Map<number, Row>()
  const translations = new Map<number, Row>()
  const inLanguage = (row: Row, locale: Locale) => structuredClone((locale === 'en' && translations.get(row.id)) || row)
  /** The highest id ever used. */
  let lastId = 0
  return {
    all: (locale) => [...rows.values()].map((row) => inLanguage(row, locale)),
    find: (field, value, locale) => {
      const row = [...rows.values()].find((one) => one[field] === value)
      return row && inLanguage(row, locale)
    },
    insert: (french, english) => {
      const id = typeof french.id === 'number' ? french.id : lastId + 1
      lastId = Math.max(lastId, id)
      const row = { ...filled(blank, french), id }
      rows.set(id, row)
      if (english) translations.set(id, { ...filled(blank, english), id })
      return structuredClone(row)
    },
    change: (id, fields) => {
      for (const language of [rows, translations]) {
        const row = language.get(id)
        if (row) language.set(id, { ...filled(row, fields), id })
      }
    },
    remove: (id) => {
      rows.delete(id)
      translations.delete(id)
    },
    clear: () => {
      lastId = 0
      rows.clear()
      translations.clear()
    },
  }
}

/** Returns a record with the fields of `model`, and its values where `fields` has none. */
function filled(model: Fields, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(model).map(([name, value]) => [
      name,
      isNested(value) ? filled(value, Object(fields[name])) : fields[name] === undefined ? value : fields[name],
    ]),
  )
}

const isNested = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
