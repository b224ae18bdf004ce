import * as v from 'valibot'

/** A search parameter with any text; other values count as empty. */
export const textParameter = v.optional(v.fallback(v.string(), ''))

/** A text parameter; the router parses digits as a number. */
const wordParameter = v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''))

/** A year, as a number: the router quotes digits of a text, as in `annee="2026"`, which it reads too. */
const yearParameter = v.optional(
  v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1)), 0),
)

/** The search parameters of a filtered list: words, a year, a type. */
export const listParameters = v.object({ q: wordParameter, annee: yearParameter, type: textParameter })
