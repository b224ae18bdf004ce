import { recordLists } from '../src/contract/rows/record-lists.ts'

const records = recordLists.map(({ page }) => `${page.path.slice(1)}/[^/]+$`)

/** Matches the addresses of client routes without a prerendered document: they get the shell with status 200. */
export const known = new RegExp(
  `^/(?:admin(?:/|$)|loginadmin$|(?:en/)?(?:${['accueil/?$', ...records].join('|')}))`,
  'i',
)

/** Matches the addresses of English pages, which have a shell of their own. */
export const english = /^\/en(?:\/|$)/i
