import * as v from 'valibot'

/** A search parameter that holds any text; something else counts as empty. */
export const textParameter = v.optional(v.fallback(v.string(), ''))

/** The router reads digits as a number. */
const wordParameter = v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''))

/** The search parameters of a list that is filtered: words, a year, a type. */
export const listParameters = v.object({ q: wordParameter, annee: wordParameter, type: textParameter })
