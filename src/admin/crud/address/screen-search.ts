import * as v from 'valibot'

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)
// The router reads ?q=2023 as a number.
const text = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))
const count = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The search parameters of a list: a link shows the same rows in the same order, and the same open form. */
export const screenSearch = v.object({
  q: optional(text),
  filter: optional(text),
  sort: optional(text),
  page: optional(count),
  size: optional(count),
  open: optional(v.picklist(['create', 'edit', 'delete'])),
  /** The id of the record that is edited or removed. */
  record: optional(count),
  /** The text that the first field of a new record begins with. */
  start: optional(text),
  /** The draft that the open form continues. */
  draft: optional(text),
  /** The id of the parent record of this list. */
  within: optional(count),
})

export type ScreenSearch = v.InferOutput<typeof screenSearch>
