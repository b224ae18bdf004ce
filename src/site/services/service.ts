import type { MessageDescriptor } from '@lingui/core'

/** Something with a name and a sentence that explains it. */
export interface ServiceEntry {
  title: MessageDescriptor
  text: MessageDescriptor
}

/** All the texts of a service's page; the template gives them their order and their look. */
export interface Service {
  path: string
  title: MessageDescriptor
  lead: MessageDescriptor
  definition: readonly MessageDescriptor[]
  audience: readonly MessageDescriptor[]
  advantages: readonly ServiceEntry[]
  /** What the law puts under this service: its activities, or the categories of a deposit. */
  entries: { heading: MessageDescriptor; intro: MessageDescriptor; list: readonly ServiceEntry[] }
  steps: readonly ServiceEntry[]
  /** The article of the law that names this service, in words. */
  basis: MessageDescriptor
}
