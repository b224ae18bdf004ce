import { factory, nullable, oneOf, primaryKey } from '@mswjs/data'
import type { Locale } from './locale'
import {
  blanks,
  type Fields,
  fold,
  foldedFields,
  isFields,
  references,
  resourceOf,
  type TableName,
  tableNames,
} from './model'

export type { Fields, TableName } from './model'
export type Row = Fields & { id: number }

/** A query of @mswjs/data over the fields of a row; a reference is queried by its relation: `{ pays: { id: { equals: 1 } } }`. */
export interface Query {
  where?: Record<string, object>
  orderBy?: readonly Record<string, 'asc' | 'desc'>[]
  take?: number
  skip?: number
}

/** A record in both languages. */
export interface Translated {
  fr: Fields
  en: Fields
}

export interface SeedOptions {
  /** Leaves a table as it is that was seeded with the same list. */
  keepsWrites?: boolean
}

/** One table of the provider. Rows are copies in one language, French unless another one is named. */
export interface Table {
  findMany: (query?: Query, locale?: Locale) => Row[]
  findFirst: (query: Query, locale?: Locale) => Row | undefined
  count: (query?: Query, locale?: Locale) => number
  /**
   * Adds a record. Without an id it gets the next one, never that of a removed record; without English fields the French ones
   * serve both languages.
   * @throws Error for an id that another record has, and for a reference to no record.
   */
  create: (french: Fields, english?: Fields) => Row
  /** Changes these fields of a record. Without English fields the French ones are set in both languages. */
  update: (id: number, french: Fields, english?: Fields) => void
  remove: (query: Query) => void
  /** Replaces all records, unless the table was seeded with the same list and nothing was written since, or what was written stays. */
  seed: (records: readonly Translated[], options?: SeedOptions) => void
}

/** Returns the table of a resource, of the users or of the sessions. */
export const table = (name: TableName): Table => tables[name]

/** The part of the library's interface in use. The library infers types from a literal definition only, and this one is derived. */
interface Model {
  create: (values: Fields) => Fields
  findMany: (query: object) => Fields[]
  findFirst: (query: object) => Fields | null
  count: (query: object) => number
  update: (query: object) => unknown
  deleteMany: (query: object) => unknown
}

const models = openDatabase(Object.fromEntries(tableNames.map((name) => [name, definitionOf(name)])))
const tables = Object.fromEntries(tableNames.map((name) => [name, tableOf(name)])) as Record<TableName, Table>

function openDatabase(definitions: Parameters<typeof factory>[0]) {
  // With a window and a BroadcastChannel the library posts every write to the other tabs.
  const { BroadcastChannel } = globalThis
  Reflect.set(globalThis, 'BroadcastChannel', undefined)
  const database = factory(definitions)
  Reflect.set(globalThis, 'BroadcastChannel', BroadcastChannel)
  return database as unknown as Record<TableName, Model>
}

/** Returns the model of a table: one entity for a record, with its relations, and its fields in both languages. */
function definitionOf(name: TableName) {
  const blank = blanks[name]
  const resource = resourceOf(name)
  const isValue = (field: string) => field !== 'id' && !(field in references)
  const fields = {
    ...property(Object.fromEntries(Object.entries(blank).filter(([field]) => isValue(field)))),
    // A missing date is '': null is neither smaller nor larger than a date, so that the order would be undefined.
    ...(resource?.date && { [resource.date]: () => '' }),
    // `contains` and `equals` compare letter by letter.
    folded: Object.fromEntries(foldedFields.filter((field) => field in blank).map((field) => [field, () => ''])),
  }
  return {
    id: primaryKey(Number),
    ...Object.fromEntries(relationsOf(name).map(({ relation, target }) => [relation, nullable(oneOf(target))])),
    ...(resource ? { fr: fields, en: fields } : fields),
  }
}

/** Returns the definition of empty fields. Only values are nullable: the library loses updates of a nullable object. */
function property(blank: Fields): Record<string, object> {
  return Object.fromEntries(
    Object.entries(blank).map(([name, value]) => [
      name,
      isFields(value) ? property(value) : nullable(() => (Array.isArray(value) ? [] : null)),
    ]),
  )
}

/** Returns the references of a table: `pays_id` is the id of the relation `pays`, a record of the table `pays`. */
function relationsOf(name: TableName) {
  return Object.entries(references)
    .filter(([field]) => field in blanks[name])
    .map(([field, target]) => ({ field, target, relation: field.replace(/_id$/, '') }))
}

function tableOf(name: TableName): Table {
  const model = models[name]
  const { queryOf, rowOf, entityOf } = mappingOf(name)
  /** The highest id ever used. */
  let lastId = 0
  let seeds: readonly Translated[] | undefined
  let isWritten = false

  function create(french: Fields, english: Fields = french): Row {
    const id = Number(french.id ?? lastId + 1)
    // The library takes 0 for an id that is missing.
    if (!Number.isInteger(id) || id < 1) throw new Error(`An id is a whole number from 1, not ${String(french.id)}`)
    const entity = model.create({ ...entityOf(french, english), id })
    lastId = Math.max(lastId, id)
    isWritten = true
    return rowOf(entity, 'fr')
  }

  return {
    findMany: (query = {}, locale = 'fr') =>
      model.findMany(queryOf(query, locale)).map((entity) => rowOf(entity, locale)),
    findFirst: (query, locale = 'fr') => {
      const entity = model.findFirst(queryOf(query, locale))
      return entity ? rowOf(entity, locale) : undefined
    },
    count: (query = {}, locale = 'fr') => model.count(queryOf(query, locale)),
    create,
    update: (id, french, english = french) => {
      isWritten = true
      model.update({ where: { id: { equals: id } }, data: entityOf(french, english) })
    },
    remove: (query) => {
      isWritten = true
      model.deleteMany(queryOf(query, 'fr'))
    },
    seed: (records, { keepsWrites = false } = {}) => {
      if (records === seeds && (keepsWrites || !isWritten)) return
      model.deleteMany({ where: {} })
      lastId = 0
      for (const [n, { fr, en }] of records.entries()) {
        try {
          create(fr, en)
        } catch (error) {
          throw new Error(`Record ${n + 1} of ${name} cannot be added: ${String(error)}`, { cause: error })
        }
      }
      seeds = records
      isWritten = false
    },
  }
}

/** Returns how rows of a table become entities of the library and queries over them, and entities rows. */
function mappingOf(name: TableName) {
  const resource = resourceOf(name)
  const relations = relationsOf(name)

  /** Moves the fields of a row to where the entity has them: below the language, but for the id and relations. */
  function place<Value>(fields: Record<string, Value>, locale: Locale): object {
    if (!resource) return fields
    const isShared = ([field]: [string, Value]) =>
      field === 'id' || relations.some(({ relation }) => relation === field)
    const entries = Object.entries(fields)
    const translated = Object.fromEntries(entries.filter((entry) => !isShared(entry)))
    return {
      ...Object.fromEntries(entries.filter(isShared)),
      ...(Object.keys(translated).length > 0 && { [locale]: translated }),
    }
  }

  const queryOf = ({ where = {}, orderBy, ...page }: Query, locale: Locale) => ({
    ...page,
    where: place(where, locale),
    ...(orderBy && { orderBy: orderBy.map((criterion) => place(criterion, locale)) }),
  })

  function rowOf(entity: Fields, locale: Locale): Row {
    // A copy: the entity is live, has the library's symbols, and looks its relations up when they are read.
    const { fr, en, ...shared } = structuredClone(entity)
    const { folded: _folded, ...row } = { ...shared, ...Object(locale === 'en' ? en : fr) }
    for (const { field, relation } of relations) {
      row[field] = row[relation]?.id ?? null
      delete row[relation]
    }
    if (resource?.date) row[resource.date] ||= null
    return row
  }

  /** Returns the values of an entity for the fields of a row. */
  function valuesOf(fields: Fields): Fields {
    const { id: _id, ...values } = Object.fromEntries(
      Object.entries(fields).filter(([field]) => !(field in references)),
    )
    if (resource?.date && resource.date in fields) values[resource.date] ??= ''
    const folded = foldedFields.filter((field) => field in fields).map((field) => [field, fold(fields[field])])
    if (folded.length > 0) values.folded = Object.fromEntries(folded)
    return values
  }

  function entityOf(french: Fields, english: Fields): Fields {
    const related = relations.flatMap(({ field, target, relation }) =>
      field in french ? [[relation, referenced(target, french[field])]] : [],
    )
    return {
      ...Object.fromEntries(related),
      ...(resource ? { fr: valuesOf(french), en: valuesOf(english) } : valuesOf(french)),
    }
  }

  return { queryOf, rowOf, entityOf }
}

/** Returns the record that a reference names; null for none. */
function referenced(target: TableName, id: unknown) {
  if (id === null || id === undefined) return null
  const record = models[target].findFirst({ where: { id: { equals: Number(id) } } })
  if (!record) throw new Error(`There is no record ${Number(id)} in ${target}`)
  return record
}
