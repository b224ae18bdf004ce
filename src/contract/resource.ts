import type { GenericSchema, InferInput } from 'valibot'
import type { Rows } from './rows/define-rows'

/**
 * What the provider says about one kind of record, how it is written included. Read by the back office (field and column
 * types), the built-in provider (model, answers, checks), the encoder of writes and the tests.
 */
export interface Resource<
  Row extends GenericSchema<unknown, object> = GenericSchema<unknown, object>,
  Form extends GenericSchema<object, object> = GenericSchema<object, object>,
> extends Rows<Row> {
  readonly sends: 'json' | 'multipart'
  /** Who may create: an administrator, except for the newsletter. */
  readonly creates: 'public' | 'administrator'
  /** One record as typed and sent: strict, its messages are codes of `form-fields.ts`. */
  readonly form: Form
  /** The same fields where an update is checked otherwise than a creation. */
  readonly edit?: Form
  /** When fields left empty are not sent at all; otherwise '' is sent, which clears a text. */
  readonly omitsEmpty?: 'always' | 'on update'
  /** The id is repeated in the body of an update. */
  readonly repeatsId?: true
}

export type FormOf<R extends Resource> = InferInput<R['form']>

export function defineResource<const R extends Resource>(resource: R): R {
  return resource
}
