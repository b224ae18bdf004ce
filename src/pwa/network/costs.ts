/** What the public files of the site weigh as they are sent, in bytes: tests/browser/weight.test.ts holds it. */
export const siteSize = 460_000

/**
 * What a reader is sent in a month, in bytes: the home page and two lists a day, four releases. Measured with
 * `npm run bench -- --month`: 2,058 and 1,526 KiB (docs/performance.md).
 */
export const monthOfReading = { usual: 2_110_000, saving: 1_560_000 }
