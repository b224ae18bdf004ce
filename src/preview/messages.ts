// The messages between the back office and the preview's frame, by postMessage within the site's origin.

/** A record as it would be published, in French. */
export interface PreviewDraft {
  /** The number of the draft, repeated in the answer. */
  version: number
  /** The resource's name in the contract. */
  resource: string
  row: object
  /** The address of the public page. */
  path: string
  scheme: 'light' | 'dark'
}

/** The frame's answer: it is ready, or it has shown a draft, or the page of the draft did not open. */
export type FrameMessage = { preview: 'ready' } | { preview: 'shown' | 'failed'; version: number }

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
