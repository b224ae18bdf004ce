import type { Locale } from '@/i18n/locale'

// What the back office and the preview's frame tell each other, by postMessage within the site's own origin.

/** A record as it would be published, and where the frame shows it. */
export interface Draft {
  /** Counts the drafts that were sent: the answer names it. */
  version: number
  /** The resource's name in the contract. */
  resource: string
  row: object
  /** The address of the public page. */
  path: string
  placement: Placement
  locale: Locale
  scheme: 'light' | 'dark'
  /** How wide the frame is, in pixels. */
  width: Width
}

export type Width = 360 | 1280

/** Where a record stands on a public page, and among which others. */
export interface Placement {
  /** The elements of the rows that are shown; the record is the one at its place among them. */
  items: string
  /** How the page orders its rows, where it does not leave them as the provider sent them. */
  order?: { field: string; descends: boolean }
  /** The page draws no more rows than these. */
  maxItems?: number
  /** Of a long list only this many rows are drawn, the record among them; a whole number of lines of cards. */
  block?: number
  /** A carousel begins with the view that holds the record. */
  carousel?: { perView: Readonly<Record<Width, number>> }
}

/** What the frame answers: it is there, or it shows a draft, which the page may leave out. */
export type FrameMessage = { preview: 'ready' } | { preview: 'shown'; version: number; isOnPage: boolean }

export type DraftMessage = { preview: 'draft'; draft: Draft }

/** Whether an event is a message of ours: of this origin, and from that very window. */
export function isFrom(event: MessageEvent<unknown>, sender: Window | null | undefined): boolean {
  const { data, origin, source } = event
  return (
    origin === window.location.origin &&
    source === sender &&
    typeof data === 'object' &&
    data !== null &&
    'preview' in data
  )
}
