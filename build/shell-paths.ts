import { recordLists } from '../src/contract/rows/record-lists.ts'

const records = recordLists.map(({ page }) => `${page.path.slice(1)}/[^/]+$`)

/** Addresses that the client bundle knows though no file is made for them: they get the neutral shell, and no 404. */
export const known = new RegExp(`^/(?:${['admin(?:/|$)', 'loginadmin$', 'accueil/?$', ...records].join('|')})`, 'i')
