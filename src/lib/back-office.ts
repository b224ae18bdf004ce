/** Returns whether a path or address of this site belongs to the back office or is its login page, in any capitalisation. */
export const isBackOffice = (path: string): boolean => /^\/(?:login)?admin(?:[/?#]|$)/i.test(path)
