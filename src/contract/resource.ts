import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Rows } from './rows/define-rows'

/**
 * The contract of one resource, with how it is written. Read by the back office (field and column types), the built-in
 * provider (model, answers, validation), the encoder of writes and the tests.
 */
export interface Resource<
  Row extends GenericSchema<unknown, { id: number }> = GenericSchema<unknown, { id: number }>,
  Form extends GenericSchema<object, object> = GenericSchema<object, object>,
> extends Rows<Row> {
  readonly sends: 'json' | 'multipart'
  /** Everybody may create a record; of every other resource only an administrator. */
  readonly creates?: 'public'
  /** One record as typed and sent: strict. Its messages are codes (text-fields.ts). */
  readonly form: Form
  /** The fields of an update, where they are validated differently. */
  readonly edit?: Form
  /** When empty fields are not sent; otherwise '' is sent, which clears a text. */
  readonly omitsEmpty?: 'always' | 'on update'
  /** The id is repeated in the body of an update. */
  readonly repeatsId?: true
}

export type FormOf<R extends Resource> = InferInput<R['form']>
/** A record as it is sent. */
export type OutputOf<R extends Resource> = InferOutput<R['form']>

export function defineResource<const R extends Resource>(resource: R): R {
  return resource
}
