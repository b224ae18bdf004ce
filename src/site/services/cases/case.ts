import type { MessageDescriptor } from '@lingui/core'
import type { Family, ServiceEntry } from '@/site/services/families/family'
import type { CaseSlug } from './cases'

/** What somebody has to do with a sum: pay it in, hold it for others, or be entitled to it. */
export type Role = 'pays' | 'holds' | 'receives'

/** A case besides its title and text, which the service's page shows too. */
export interface CaseDetails {
  roles: readonly Role[]
  who: MessageDescriptor
  /** What starts it. */
  trigger: MessageDescriptor
  /** What is deposited. */
  sum: MessageDescriptor
  /** What becomes of the sum. */
  outcome: MessageDescriptor
}

/** The details of each entry of a family: a missing one does not compile. */
export type DetailsOf<F extends Family> = Readonly<Record<F['entries'][number]['slug'], CaseDetails>>

/** What somebody wants of the institution: pay a sum in, or have one back. */
export type Purpose = 'deposit' | 'claim'

/** A paper to bring, or something to state; `id` is unique among those of a case, and what a ticked one is stored by. */
export interface Paper {
  id: string
  text: MessageDescriptor
  /** What it is asked for. */
  purpose: Purpose
  /** Something to know and to state, which is no paper. */
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
