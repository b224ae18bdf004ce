/** Whether all cases run, as in `npm run test:full`. */
export const full = process.env['FULL_MATRIX'] === '1'

/** Returns all cases in `npm run test:full`, otherwise the first ones. */
export const firstOf = <Case>(count: number, cases: readonly Case[]) => (full ? cases : cases.slice(0, count))
