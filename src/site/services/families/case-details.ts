import type { MessageDescriptor } from '@lingui/core'
import type { Family, Side } from './family'

/** A person's role towards a sum: pays it in, holds it for others, or is entitled to it. */
export type Role = 'pays' | 'holds' | 'receives'

/** A case besides its title and text, which the service's page shows too. */
export interface CaseDetails {
  /** The case in the words of the people whom it concerns; `title` is its name in law. */
  heading: MessageDescriptor
  roles: readonly Role[]
  /** What becomes of the sum. */
  outcome: MessageDescriptor
  /** Where it differs from what is usual in its family. */
  deposit?: Partial<Side>
  claim?: Partial<Side>
}

/** The details of each entry of a family: a missing one does not compile. */
export type DetailsOf<F extends Family> = Readonly<Record<F['entries'][number]['slug'], CaseDetails>>
