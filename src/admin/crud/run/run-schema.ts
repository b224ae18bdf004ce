import * as v from 'valibot'

/** A run as it is stored, so that it continues after a reload. */
export const runSchema = v.object({
  id: v.string(),
  /** The id of the user who started it, who alone can continue it. */
  user: v.number(),
  /** The path of the screen whose records it changes. */
  path: v.string(),
  action: v.variant('kind', [
    v.object({ kind: v.literal('delete') }),
    v.object({ kind: v.literal('set'), field: v.string(), value: v.string() }),
    v.object({
      kind: v.literal('create'),
      /** The lines of the file that are not sent. */
      left: v.optional(v.array(v.object({ values: v.record(v.string(), v.string()), reason: v.string() }))),
    }),
  ]),
  /** The ids that existed before the run creates records. */
  known: v.optional(v.array(v.string())),
  items: v.array(
    v.object({
      /** The key of the record in calls; '' for a new one. */
      key: v.union([v.string(), v.number()]),
      name: v.string(),
      /** The record as it was when it was selected; a later change needs a decision. */
      opened: v.optional(v.record(v.string(), v.string())),
      /** The values of a new record. */
      values: v.optional(v.record(v.string(), v.string())),
    }),
  ),
})
export type Run = v.InferOutput<typeof runSchema>
export type RunItem = Run['items'][number]
