import * as v from 'valibot'

/** The router parses digits to a number, and `true` to a boolean. */
const text = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))

/** A search parameter with any text; other values count as empty. */
export const textParameter = v.optional(v.fallback(text, ''))

const yearParameter = v.optional(v.fallback(v.pipe(text, v.regex(/^\d{4}$/)), ''))

/** The search parameters of a filtered list: words, a year, a type. */
export const listParameters = v.object({ q: textParameter, annee: yearParameter, type: textParameter })
