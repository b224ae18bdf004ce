import type { Locale } from '@/i18n/locale'

// The messages between the back office and the preview's frame, by postMessage within the site's origin.

/** A record as it would be published, and where the frame shows it. */
export interface PreviewDraft {
  /** The number of the draft, repeated in the answer. */
  version: number
  /** The resource's name in the contract. */
  resource: string
  row: object
  /** The address of the public page. */
  path: string
  placement: Placement
  locale: Locale
  scheme: 'light' | 'dark'
  /** The width of the frame, in pixels. */
  width: Width
}

export type Width = 360 | 1280

/** Where a record is shown on a public page. */
export interface Placement {
  /** The selector of the shown rows. */
  selector: string
  /** How many rows the page shows. */
  maxItems?: number
  /** How many rows of a long list the preview shows around the record: a whole number of lines of cards. */
  block?: number
  /** A carousel starts at the view with the record. */
  carousel?: { perView: Readonly<Record<Width, number>> }
}

/** The frame's answer: it is ready, or it has handled a draft, which the page may not show, or whose page did not open. */
export type FrameMessage =
  | { preview: 'ready' }
  | { preview: 'shown'; version: number; isOnPage: boolean }
  | { preview: 'failed'; version: number }

export type DraftMessage = { preview: 'draft'; draft: PreviewDraft }

/** Returns whether an event is a message of this module, from this origin and from the window `sender`. */
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
