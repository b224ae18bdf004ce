import { recordLists } from '../src/contract/rows/public-lists.ts'
import { backOffice } from '../src/lib/site-paths.ts'

/** A pattern of the addresses of records: those of the build have a document, the others get the shell. */
export const recordAddress = `(?:/en)?(?:${recordLists.map(({ page }) => page.path).join('|')})/[^/]+`

/** Matches the address of a record, whose slug may have a dot. */
export const record = new RegExp(`^${recordAddress}/?$`, 'i')

/** Matches the addresses of client routes without a prerendered document: they get the shell with status 200. */
export const known = new RegExp(`${backOffice.source}|^(?:(?:/en)?/accueil|${recordAddress})/?$`, 'i')
