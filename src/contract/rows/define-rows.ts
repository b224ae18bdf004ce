import type { GenericSchema, InferOutput } from 'valibot'

/** How deep an answer is wrapped: the value itself, `{data}`, or `{data: {data}}`. */
export type Wrapping = 'bare' | 'data' | 'data.data'

/** How one resource is read: the part of its contract that public pages load, without the forms. */
export interface Rows<Row extends GenericSchema<unknown, object> = GenericSchema<unknown, object>> {
  /** The last part of the path, and the second part of every query key. */
  readonly name: string
  readonly path: `/api/${string}`
  /** The field that identifies a record in an address. */
  readonly key: 'id' | 'slug'
  /** The wrapping of a list and of one record, as the provider is known to answer; reading accepts all three. */
  readonly wraps: { readonly list: Wrapping; readonly one: Wrapping }
  /** Where one record is read: at its own path, or in the list where the provider has no such path. */
  readonly one: 'path' | 'list'
  /** The query parameter that searches a list on the provider's side. */
  readonly search?: 'search' | 'query'
  /** Who may read: everybody, or an administrator with a token. */
  readonly reads: 'public' | 'administrator'
  /** The public page that lists the records. With `records`, each has a page below it, at its slug. */
  readonly page?: { readonly path: `/${string}`; readonly records?: true }
  /** The field with a record's date. */
  readonly date?: DateField
  /** New records are announced to subscribed readers (pwa/news). */
  readonly announced?: true
  /** Returns whether visitors read a row, where the list has others too. */
  keeps?(row: InferOutput<Row>): boolean
  /** One record as read: tolerant, a missing value becomes '' or null. */
  readonly row: Row
}

export type RowOf<R extends Rows> = InferOutput<R['row']>

/** The date fields of all lists. */
export type DateField = 'date' | 'datePublication' | 'communication_date' | 'publication_date'

/** The title fields of all lists with a page. */
export type TitleField = 'title' | 'titre' | 'nom'

type Titled<R extends Rows> = R extends { page: object }
  ? Extract<keyof RowOf<R>, TitleField> extends never
    ? 'A list with a page has one of TitleField in its rows'
    : unknown
  : unknown

export function defineRows<const R extends Rows>(rows: R & { date?: keyof RowOf<R> } & Titled<R>): R {
  return rows
}
