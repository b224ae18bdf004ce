import { type BlockTitle, blockTitle } from './rows/block-titles'

const pages = {
  place: '/ou-aller',
  press: '/contact_us',
  legal: '/mentions-legales',
  privacy: '/confidentialite',
} as const

/** Returns the page that shows the block of a title; undefined for no block, or for one that several cases share. */
export function blockPage(titre: string): string | undefined {
  const title = blockTitle(titre)
  return title && pageOf(title)
}

/** Returns the page of a block; undefined for costs or delays that do not name one case by its slug. */
export function pageOf({ kind, key }: BlockTitle): string | undefined {
  if (kind !== 'costs' && kind !== 'delay') return pages[kind]
  return /^[a-z\d]+(?:-[a-z\d]+)+$/.test(key) ? `/cas/${key}` : undefined
}
