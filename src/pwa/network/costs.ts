/**
 * What a reader is sent in a month, in bytes: the home page and two lists a day, four releases. Measured with
 * `npm run bench -- --month`: 1,110 and 312 KiB (docs/performance.md).
 */
export const monthOfReading = { usual: 1_140_000, saving: 320_000 }
