import { administrative } from './administrative'
import { conventional } from './conventional'
import { publicDeposits } from './deposits'
import { judicial } from './judicial'

/** The families in the order of article 4. */
export const families = [administrative, judicial, conventional, publicDeposits] as const

export type CaseSlug = (typeof families)[number]['entries'][number]['slug']
