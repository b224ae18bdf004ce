import { type BlockTitle, blockTitle } from './rows/block-titles'

const pages = {
  place: '/ou-aller',
  press: '/contact_us',
  legal: '/mentions-legales',
  privacy: '/confidentialite',
} as const

/** The page of the site that shows the block of a title; undefined where it is no block, or one of more than one case. */
export function blockPage(titre: string): string | undefined {
  const title = blockTitle(titre)
  return title && pageOf(title)
}

/** The page of a block; undefined for one of costs or delay that is not about one case by its slug. */
export function pageOf({ kind, key }: BlockTitle): string | undefined {
  if (kind !== 'costs' && kind !== 'delay') return pages[kind]
  return /^[a-z\d]+(?:-[a-z\d]+)+$/.test(key) ? `/cas/${key}` : undefined
}
