import * as v from 'valibot'

/** A search parameter that holds any text; something else counts as empty. */
export const textParameter = v.optional(v.fallback(v.string(), ''))
