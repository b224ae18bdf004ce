import type { GenericSchema, InferOutput } from 'valibot'

/** How deep an answer is wrapped: the value itself, `{data}`, or `{data: {data}}`. */
export type Wrapping = 'bare' | 'data' | 'data.data'

/** How one kind of record is read: all that a visitor's program needs of it, without what an administrator sends. */
export interface Rows<Row extends GenericSchema<unknown, object> = GenericSchema<unknown, object>> {
  /** The last part of the path, and the second part of every query key. */
  readonly name: string
  readonly path: `/api/${string}`
  /** What names one record in its address. */
  readonly key: 'id' | 'slug'
  /** The wrapping of a list and of one record, as the provider is known to answer; reading accepts all three. */
  readonly wraps: { readonly list: Wrapping; readonly one: Wrapping }
  /** Where one record is read: at its own path, or in the list, when the provider has no such path. */
  readonly one: 'path' | 'list'
  /** The query parameter that searches a list on the provider's side. */
  readonly search?: 'search' | 'query'
  /** Who may read: everybody, or an administrator with a token. */
  readonly reads: 'public' | 'administrator'
  /** The public page that lists the records; `records`: each has a page of its own below it, named by its slug. */
  readonly page?: { readonly path: `/${string}`; readonly records?: true }
  /** The field that dates a record. */
  readonly date?: DateField
  /** Whether new records are announced to readers who want it (pwa/news). */
  readonly announced?: true
  /** Whether visitors read a record, where a list holds others too. */
  keeps?(row: InferOutput<Row>): boolean
  /** One record as read: tolerant, a value that is missing becomes '' or null. */
  readonly row: Row
}

export type RowOf<R extends Rows> = InferOutput<R['row']>

/** The fields that date a record of some list. */
export type DateField = 'date' | 'datePublication' | 'communication_date' | 'publication_date'

/** The fields that name a record of some list that has a page. */
export type TitleField = 'title' | 'titre' | 'nom'

type Titled<R extends Rows> = R extends { page: object }
  ? Extract<keyof RowOf<R>, TitleField> extends never
    ? 'A list with a page has one of TitleField in its rows'
    : unknown
  : unknown

export function defineRows<const R extends Rows>(rows: R & { date?: keyof RowOf<R> } & Titled<R>): R {
  return rows
}
