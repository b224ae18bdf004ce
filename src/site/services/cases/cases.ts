import { administrative } from '@/site/services/families/administrative'
import { conventional } from '@/site/services/families/conventional'
import { publicDeposits } from '@/site/services/families/deposits'
import type { families } from '@/site/services/families/families'
import { judicial } from '@/site/services/families/judicial'
import { administrativeDetails, administrativePapers } from './administrative'
import type { Case, DetailsOf, Paper } from './case'
import { conventionalDetails, conventionalPapers } from './conventional'
import { depositsDetails, depositsPapers } from './deposits'
import { judicialDetails, judicialPapers } from './judicial'

/** All 32 cases, family by family. */
export const cases: readonly Case[] = [
  ...casesOf(administrative, administrativeDetails, administrativePapers),
  ...casesOf(judicial, judicialDetails, judicialPapers),
  ...casesOf(conventional, conventionalDetails, conventionalPapers),
  ...casesOf(publicDeposits, depositsDetails, depositsPapers),
]

/** The case of an address, in any capitals; undefined where there is none. */
export const findCase = (slug: string): Case | undefined => cases.find((one) => one.slug === slug.toLowerCase())

function casesOf<F extends (typeof families)[number]>(
  family: F,
  details: DetailsOf<F>,
  papers: readonly Paper[],
): Case[] {
  return family.entries.map((entry) => {
    // The details have the slugs of these entries as keys.
    const slug = entry.slug as F['entries'][number]['slug']
    return { ...entry, ...details[slug], slug, family, papers }
  })
}
