/**
 * The bytes that a reader downloads in a month: the home page and two lists a day, four releases. Measured by
 * `npm run bench -- --month` (docs/performance.md).
 */
export const monthOfReading = { usual: 1_380_000, saving: 336_000 }
