import * as v from 'valibot'

// The search parameters of a list: a link shows the same rows in the same order, and the same open form.

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)
// The router reads ?q=2023 as a number.
const text = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))
const count = v.pipe(v.number(), v.integer(), v.minValue(1))

const schema = v.object({
  q: optional(text),
  filter: optional(text),
  sort: optional(text),
  page: optional(count),
  size: optional(count),
  open: optional(v.picklist(['create', 'edit', 'delete'])),
  /** The id or slug of the record that is edited, removed or copied. */
  record: optional(v.union([v.string(), v.number()])),
  /** The id of that record, where the key is a slug, which somebody else may change. */
  id: optional(v.union([v.string(), v.number()])),
  /** The draft that the open form continues. */
  draft: optional(text),
  /** The id of the parent record of this list. */
  within: optional(count),
})

export type ScreenSearch = v.InferOutput<typeof schema>

/** Returns the parameters that an address may have, without those of a wrong type. */
export function validateScreenSearch(search: Record<string, unknown>): Partial<ScreenSearch> {
  const read = v.parse(schema, search)
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
