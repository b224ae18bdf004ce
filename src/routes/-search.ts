import * as v from 'valibot'

/** A search parameter with any text; other values count as empty. */
export const textParameter = v.optional(v.fallback(v.string(), ''))

/** A text parameter; the router parses digits as a number. */
const wordParameter = v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''))

/** The search parameters of a filtered list: words, a year, a type. */
export const listParameters = v.object({ q: wordParameter, annee: wordParameter, type: textParameter })
