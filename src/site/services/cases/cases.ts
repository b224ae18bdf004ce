import { administrative } from '@/site/services/families/administrative'
import type { DetailsOf } from '@/site/services/families/case-details'
import { conventional } from '@/site/services/families/conventional'
import { publicDeposits } from '@/site/services/families/deposits'
import type { families } from '@/site/services/families/families'
import { judicial } from '@/site/services/families/judicial'
import { administrativeDetails } from './administrative/administrative'
import type { Case } from './case'
import { conventionalDetails } from './conventional'
import { depositsDetails } from './deposits'
import { judicialDetails } from './judicial/judicial'

/** All 32 cases, family by family. */
export const cases: readonly Case[] = [
  ...casesOf(administrative, administrativeDetails),
  ...casesOf(judicial, judicialDetails),
  ...casesOf(conventional, conventionalDetails),
  ...casesOf(publicDeposits, depositsDetails),
]

/** The case of an address, in any capitals; undefined where there is none. */
export const findCase = (slug: string): Case | undefined =>
  cases.find((candidate) => candidate.slug === slug.toLowerCase())

function casesOf<F extends (typeof families)[number]>(family: F, all: DetailsOf<F>): Case[] {
  return family.entries.map((entry) => {
    // The details have the slugs of these entries as keys.
    const slug = entry.slug as F['entries'][number]['slug']
    const { deposit, claim, ...details } = all[slug]
    const sides = { deposit: { ...family.sides.deposit, ...deposit }, claim: { ...family.sides.claim, ...claim } }
    return { ...entry, ...details, slug, family, sides }
  })
}
