/** Raised whenever a row changes its shape: what browsers have persisted of older shapes is then read anew. */
export const contractVersion = 2
