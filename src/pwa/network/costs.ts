/**
 * What a reader is sent in a month, in bytes: the home page and two lists a day, four releases. With the data saver as
 * measured by `npm run bench -- --month`, 322 KiB; without it reckoned from its first day and from what a day, a prefetch
 * and a release send (docs/performance.md).
 */
export const monthOfReading = { usual: 1_400_000, saving: 330_000 }
