import type { GenericSchema, InferOutput } from 'valibot'

/** How deep an answer is wrapped: the value itself, `{data}`, or `{data: {data}}`. */
export type Wrapping = 'bare' | 'data' | 'data.data'

/** Every record has an id, even where calls take its slug. */
type RowSchema = GenericSchema<unknown, { id: number }>

/** How one resource is read: the part of its contract that public pages load, without the forms. */
export interface Rows<Row extends RowSchema = RowSchema> {
  /** The last part of the path, and the second part of every query key. */
  readonly name: string
  readonly path: `/api/${string}`
  /** The field that identifies a record in a call and in a public address. */
  readonly key: 'id' | 'slug'
  /** The wrapping of a list and of one record where the provider is known to wrap them; reading accepts all three. */
  readonly wraps?: { readonly list: Wrapping; readonly one?: Wrapping }
  /** One record is read in the list, because the provider has no path for it. */
  readonly one?: 'list'
  /** The query parameter that searches a list on the provider's side. */
  readonly search?: 'search' | 'query'
  /** Only an administrator with a token may read; of every other resource everybody. */
  readonly reads?: 'administrator'
  /** The public page that lists the records. With `records`, each has a page below it, at its slug. */
  readonly page?: { readonly path: `/${string}`; readonly records?: true }
  /** The field with a record's date. Dated lists are read newest first. */
  readonly date?: string
  /** The field with a record's position among the others, from the lowest. */
  readonly position?: string
  /** The fields of prose, also of `details`: they are typeset and searched. The first one is the title. */
  readonly texts?: readonly string[]
  /** The fields with the address of a picture that lists show. */
  readonly pictures?: readonly string[]
  /** The field with the address of a document, which readers can download. */
  readonly document?: string
  /** The path of the feed of new records, without its language and suffix. */
  readonly feed?: `/${string}`
  /** Returns whether visitors read a row, where the list has others too. */
  keeps?(row: InferOutput<Row>): boolean
  /** One record as read: tolerant, a missing value becomes '' or null. */
  readonly row: Row
}

/** Returns how the provider wraps a list of a resource, and one record. */
export const wrappingOf = ({ wraps }: Rows) => ({ list: wraps?.list ?? 'bare', one: wraps?.one ?? 'bare' })

export type RowOf<R extends Rows> = InferOutput<R['row']>

type Name<Row> = keyof Row & string

/** The fields that a definition may name: those of its rows. */
interface Named<Row> {
  readonly date?: Name<Row>
  readonly position?: Name<Row>
  readonly texts?: readonly (Name<Row> | (Row extends { details: infer Details } ? Name<Details> : never))[]
  readonly pictures?: readonly Name<Row>[]
  readonly document?: Name<Row>
}

export function defineRows<const R extends Rows>(rows: R & Named<RowOf<R>>): R {
  return rows
}

/** Returns a text of a row or of its details; '' where it has none. */
export function textOf(row: object, field: string): string {
  const value: unknown = Reflect.get(row, field) ?? Object(Reflect.get(row, 'details'))[field]
  return typeof value === 'string' ? value : ''
}

/**
 * Returns the rows of a list in its order, whatever the provider's: by their position, or the newest first. Rows without a date
 * or position keep the provider's order.
 */
export function inOrder<Row extends object>(
  { date, position }: Pick<Rows, 'name' | 'date' | 'position'>,
  rows: readonly Row[],
): readonly Row[] {
  if (position !== undefined) return rows.toSorted((one, other) => numberOf(one, position) - numberOf(other, position))
  return date === undefined ? rows : rows.toSorted((one, other) => newestFirst(date, one, other))
}

/** Compares two rows: the later date first and none last; of one date the younger record, which corrects the older one. */
export function newestFirst(date: string, one: object, other: object): number {
  const [day, otherDay] = [textOf(one, date), textOf(other, date)]
  if (day !== otherDay) return day < otherDay ? 1 : -1
  return numberOf(other, 'id') - numberOf(one, 'id')
}

const numberOf = (row: object, field: string) => Number(Reflect.get(row, field)) || 0

/** Returns what addresses a record in a call: its id or its present slug; of a record without a slug its id. */
export const callKey = ({ key }: Pick<Rows, 'key'>, row: { id: number }): number | string =>
  (key === 'slug' && textOf(row, key)) || row.id

/** Returns the key of a record that its calls do not take: its id where they take its slug; undefined for none. */
export const otherKey = (rows: Pick<Rows, 'key'>, row: { id: number }): number | undefined =>
  callKey(rows, row) === row.id ? undefined : row.id

/** Returns the id of a row's element on the page of its list. */
export const anchorOf = ({ name }: Pick<Rows, 'name'>, key: number | string): string => `${name}-${key}`

/** Returns the address of a record: its own page, or its place on the page of its list. `key` is its slug or id. */
export function recordAddress({ name, page }: Pick<Rows, 'name'> & Required<Pick<Rows, 'page'>>, key: number | string) {
  if (page.records) return key === '' ? page.path : `${page.path}/${encodeURIComponent(key)}`
  return `${page.path}#${anchorOf({ name }, key)}`
}
