import { recordLists } from '../src/contract/rows/record-lists.ts'

const records = recordLists.map(({ page }) => `${page.path.slice(1)}/[^/]+$`)

/** Matches the addresses of client routes without a prerendered document: they get the shell with status 200. */
export const known = new RegExp(`^/(?:${['admin(?:/|$)', 'loginadmin$', 'accueil/?$', ...records].join('|')})`, 'i')
