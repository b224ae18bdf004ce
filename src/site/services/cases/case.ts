import type { MessageDescriptor } from '@lingui/core'
import type { CaseSlug } from '@/site/services/families/families'
import type { Family, ServiceEntry } from '@/site/services/families/family'

/** A person's role towards a sum: pays it in, holds it for others, or is entitled to it. */
export type Role = 'pays' | 'holds' | 'receives'

/** A case besides its title and text, which the service's page shows too. */
interface CaseDetails {
  roles: readonly Role[]
  who: MessageDescriptor
  /** The event that starts the case. */
  trigger: MessageDescriptor
  /** What is deposited. */
  sum: MessageDescriptor
  /** What becomes of the sum. */
  outcome: MessageDescriptor
}

/** The details of each entry of a family: a missing one does not compile. */
export type DetailsOf<F extends Family> = Readonly<Record<F['entries'][number]['slug'], CaseDetails>>

/** The purpose of a request: to pay a sum in, or to get one back. */
export type Purpose = 'deposit' | 'claim'

/** A document to bring, or a fact to state. `id` is unique in its case and is stored when it is ticked. */
export interface Paper {
  id: string
  text: MessageDescriptor
  /** The purpose for which it is required. */
  purpose: Purpose
  /** A fact to state, not a document. */
  isInformation?: true
  /** Only some people need it: its text says who. */
  isConditional?: true
}

/** One of the 32 situations of Decree 2011/105, article 4. */
export interface Case extends ServiceEntry, CaseDetails {
  slug: CaseSlug
  family: Family
  papers: readonly Paper[]
}
