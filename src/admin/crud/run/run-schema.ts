import * as v from 'valibot'

/** A run as it is stored, so that a reload goes on with it. */
export const runSchema = v.object({
  id: v.string(),
  /** Who began it: nobody else goes on with it. */
  user: v.number(),
  /** The screen whose records it changes. */
  path: v.string(),
  action: v.variant('kind', [
    v.object({ kind: v.literal('delete') }),
    v.object({ kind: v.literal('set'), field: v.string(), value: v.string() }),
    v.object({
      kind: v.literal('create'),
      /** The lines of the file that are not tried. */
      left: v.optional(v.array(v.object({ values: v.record(v.string(), v.string()), reason: v.string() }))),
    }),
    v.object({ kind: v.literal('undo'), group: v.string() }),
  ]),
  /** The ids that were there before anything is created. */
  known: v.optional(v.array(v.string())),
  items: v.array(
    v.object({
      /** What names the record in calls; '' for one that is created. */
      key: v.union([v.string(), v.number()]),
      name: v.string(),
      /** As it was when it was selected: changed since then, it is asked about. */
      opened: v.optional(v.record(v.string(), v.string())),
      /** What is sent of a record that is created. */
      values: v.optional(v.record(v.string(), v.string())),
      /** The journal's entry that is taken back. */
      entry: v.optional(v.string()),
    }),
  ),
})
export type Run = v.InferOutput<typeof runSchema>
export type RunItem = Run['items'][number]
