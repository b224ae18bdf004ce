import type { CaseDetails } from '@/site/services/families/case-details'
import type { CaseSlug } from '@/site/services/families/families'
import type { Family, Purpose, ServiceEntry } from '@/site/services/families/family'

/** One of the 32 situations of Decree 2011/105, article 4. */
export interface Case extends ServiceEntry, Omit<CaseDetails, Purpose> {
  slug: CaseSlug
  family: Family
  sides: Family['sides']
}
