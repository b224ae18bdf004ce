import type { MessageDescriptor } from '@lingui/core'

/** A name and its explanation. */
export interface ServiceEntry {
  title: MessageDescriptor
  text: MessageDescriptor
}

/** What a service's page and the pages of its cases have in common. */
export interface Family {
  path: string
  title: MessageDescriptor
  /** The sums that the law puts under this family; each has the page /cas/<slug>. */
  entries: readonly (ServiceEntry & { slug: string })[]
  steps: readonly ServiceEntry[]
  /** The article of the law that names this family, in words. */
  basis: MessageDescriptor
}
