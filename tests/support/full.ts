/** Whether the matrices are taken whole: `npm run test:full`. */
export const full = process.env['FULL_MATRIX'] === '1'

/** The first cases of a table in npm test; all of them in `npm run test:full`. */
export const firstOf = <Case>(count: number, cases: readonly Case[]) => (full ? cases : cases.slice(0, count))
