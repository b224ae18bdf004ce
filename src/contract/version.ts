/** Increment it when a row's shape changes: browsers then discard what they have persisted. */
export const contractVersion = 2
