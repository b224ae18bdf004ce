import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** How deep an answer is wrapped: the value itself, `{data}`, or `{data: {data}}`. */
export type Wrapping = 'bare' | 'data' | 'data.data'

/**
 * What the provider says about one kind of record. Read by the client (unwrap, parse, encode), the back office
 * (field and column types), the built-in provider (model, answers, checks) and the tests.
 */
export interface Resource<
  Row extends GenericSchema<unknown, object> = GenericSchema<unknown, object>,
  Form extends GenericSchema<object, object> = GenericSchema<object, object>,
> {
  /** The last part of the path, and the first part of every query key. */
  readonly name: string
  readonly path: `/api/${string}`
  /** What names one record in its address. */
  readonly key: 'id' | 'slug'
  /** The wrapping of a list and of one record, as the provider is known to answer; reading accepts all three. */
  readonly wraps: { readonly list: Wrapping; readonly one: Wrapping }
  /** Where one record is read: at its own path, or in the list, when the provider has no such path. */
  readonly one: 'path' | 'list'
  readonly sends: 'json' | 'multipart'
  /** The query parameter that searches a list on the provider's side. */
  readonly search?: 'search' | 'query'
  /** Who may read: everybody, or an administrator with a token. */
  readonly reads: 'public' | 'administrator'
  /** Who may create: an administrator, except for the newsletter. */
  readonly creates: 'public' | 'administrator'
  /** One record as read: tolerant, a value that is missing becomes '' or null. */
  readonly row: Row
  /** One record as typed and sent: strict, its messages are codes of `form-fields.ts`. */
  readonly form: Form
  /** The same fields where an update is checked otherwise than a creation. */
  readonly edit?: Form
  /** When fields left empty are not sent at all; otherwise '' is sent, which clears a text. */
  readonly omitsEmpty?: 'always' | 'on update'
  /** The id is repeated in the body of an update. */
  readonly repeatsId?: true
}

export type RowOf<R extends Resource> = InferOutput<R['row']>
export type FormOf<R extends Resource> = InferInput<R['form']>

export function defineResource<const R extends Resource>(resource: R): R {
  return resource
}
