/** The chunks with the frame of the public site and the pages of the menu's lists (build/chunks.ts), and their texts. */
const chunks = [
  'rolldown-runtime',
  'vendor',
  'main',
  'shared',
  'lists',
  'media',
  'news',
  'institution',
  'home-(?:fr|en)',
]

const pattern = new RegExp(`app\\.html$|^(?:favicon|placeholder)|^assets/(?:${chunks.join('|')})-`)

/** Returns whether the menu's lists cannot be read without a file of the site. */
export const isOfLists = (url: string): boolean => pattern.test(url)
