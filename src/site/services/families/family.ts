import type { MessageDescriptor } from '@lingui/core'

/** A name and its explanation. */
export interface ServiceEntry {
  title: MessageDescriptor
  text: MessageDescriptor
}

/** The purpose of a visit: to pay a sum in, or to get one back. */
export type Purpose = 'deposit' | 'claim'

/** A document to bring. `id` is unique in its case and is stored when it is ticked. */
export interface Paper {
  id: string
  text: MessageDescriptor
  /** Only some people need it: its text says who. */
  isConditional?: true
}

/** What somebody does who pays a sum in or gets one back. */
export interface Side {
  papers: readonly Paper[]
  /** What has to be known, without a document. */
  information?: readonly MessageDescriptor[]
  steps: readonly ServiceEntry[]
}

/** What a service's page and the pages of its cases have in common. */
export interface Family {
  path: string
  title: MessageDescriptor
  /** The sums that the law puts under this family; each has the page /cas/<slug>. */
  entries: readonly (ServiceEntry & { slug: string })[]
  /** What is usual in this family; a case may differ from it. */
  sides: Readonly<Record<Purpose, Side>>
  /** The catalog of what its cases say. */
  texts: 'judicial' | 'cases'
  /** The article of the law that names this family, in words. */
  basis: MessageDescriptor
}
