import type { PagedResource } from '@/contract/rows/public-lists'

/** An item of the site that can be shared: its address (`path`, from the site's root) and its texts. */
export interface SharedItem {
  kind: PagedResource['name'] | 'cas'
  path: string
  title: string
  /** ISO; '' when unknown. */
  date?: string
  /** The address of its document; '' when there is none. */
  document?: string
  texts: readonly ItemText[]
}

/** A part of an item: plain text, or HTML as the back office sent it. */
export interface ItemText {
  heading?: string
  text: string
}
