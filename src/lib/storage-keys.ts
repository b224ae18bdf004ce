// What the boot script and the client bundle both store on the device, under one key each.

export const localeKey = 'locale'
export const schemeKey = 'scheme'
export const motionKey = 'motion'
export const lowDataKey = 'low-data'
/** The release for which the page was reloaded once; of this tab. */
export const reloadedKey = 'reloaded-for'
